//! How many levels or samples textures have, where GLSL ES cannot ask: a uniform block that the host fills.
//!
//! It holds a word for each texture of the module that is no storage texture, in order of group and binding: of a multisampled texture the
//! number of its samples, of any other the number of its levels.

use crate::glsl::Bindings;
use crate::glsl::bindings::TEXTURE_COUNTS;
use crate::ir::{Builder, Cursor, InstId, Module, Value, VarInfo};
use crate::types::{Access, AddressSpace, IoAttributes, StructMember, StructType, TypeId};

use super::combined;

/// The block, once something needs it.
pub(super) struct TextureCounts<'b> {
    bindings: &'b Bindings,
    is_needed: bool,
    variable: Option<Value>,
}

impl<'b> TextureCounts<'b> {
    /// Where the block would be bound. Desktop GLSL needs none.
    pub fn new(bindings: &'b Bindings, is_needed: bool) -> Self {
        Self { bindings, is_needed, variable: None }
    }

    /// The count of a texture's levels or samples, read before an instruction; none where functions give it.
    pub fn of(&mut self, module: &mut Module, before: InstId, texture: Value) -> Option<Value> {
        if !self.is_needed {
            return None;
        }
        let binding = module.binding_of(combined::variable(module, texture)?)?;
        let member = self.bindings.textures().iter().position(|(of, _)| *of == binding)?;
        let block = match self.variable {
            Some(block) => block,
            None => {
                let block = self.declare(module);
                *self.variable.insert(block)
            }
        };
        let mut b = Builder::before(module, before);
        let pointer = b.member_pointer(block, member as u32);
        Some(b.load(pointer))
    }

    fn declare(&self, module: &mut Module) -> Value {
        let mut members = Vec::new();
        for (index, (_, name)) in self.bindings.textures().iter().enumerate() {
            let (name, offset) = (module.store.symbols.intern(name), 4 * index as u64);
            let io = IoAttributes::default();
            members.push(StructMember { name, ty: TypeId::U32, offset, size: 4, align: 4, explicit_layout: false, io });
        }
        let name = module.store.symbols.intern("TextureCounts");
        let structure = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        let pointer = module.store.types.pointer(AddressSpace::Uniform, structure, Access::Read);
        let root = module.root();
        let mut b = Builder::new(module, Cursor::End(root));
        let info = VarInfo { binding: Some(TEXTURE_COUNTS), ..VarInfo::default() };
        let variable = b.var_of(pointer, info, None);
        b.name(variable, "texture_counts")
    }
}
