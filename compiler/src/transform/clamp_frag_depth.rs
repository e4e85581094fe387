//! Holds the depths that fragment shaders give to the range of the viewport, which the host puts into immediate data.
//!
//! WebGPU asks for it, and only targets whose device does it leave it out. The range lies behind the shader's own immediate data: the two
//! become one structure.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::BuiltinFn;
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, Module, Op, Value, ValueId};
use crate::rewrite::repack::wrap_variable;
use crate::rewrite::usage::variables_by_function;
use crate::rewrite::values::same_type;
use crate::types::{
    Access, AddressSpace, BuiltinValue, IoAttributes, ShaderStage, StructMember, StructType, Type, TypeId,
};
use crate::util::Id;

const DEPTH_RANGE: Rule = Rule::new("target/depth-range", "");

pub(super) const INFO: Transform = Transform {
    name: "clamp_frag_depth",
    description: "clamps depths that fragment shaders give to a range in immediate data",
    accepts: DialectProperties::DUPLICATE_NAMES,
    // What is declared has names that the shader may have, too.
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &[],
    options: ClampFragDepthConfig::TABLE,
    run: |module, settings| clamp_frag_depth(module, &read_settings(settings)?),
};

crate::option_table! {
    /// Where the range is.
    #[derive(Copy, Eq)]
    pub struct ClampFragDepthConfig {
        /// Whether there is one; nothing is clamped otherwise.
        enabled: bool = true,
        /// The byte of immediate data at which its least depth lies, which its greatest follows.
        offset: u32 = 56,
    }
}

/// Clamps depths. Runs while entry points still return their results.
///
/// # Errors
/// Immediate data of the shader's own that reaches into the range: the rule `target/depth-range`.
pub fn clamp_frag_depth(module: &mut Module, config: &ClampFragDepthConfig) -> Result<(), Diagnostics> {
    if !config.enabled || !gives_depth(module) {
        return Ok(());
    }
    INFO.apply(module, |module| {
        let mut ranges = Ranges { offset: config.offset, of: HashMap::new() };
        for entry in module.entry_points().collect::<Vec<_>>() {
            if module.function(entry).stage == Some(ShaderStage::Fragment)
                && let Some(depth) = depth(module, entry)
            {
                ranges.clamp(module, entry, depth)?;
            }
        }
        Ok(())
    })
}

/// Whether an entry point of a module gives a depth.
pub(crate) fn gives_depth(module: &Module) -> bool {
    module.entry_points().any(|entry| depth(module, entry).is_some())
}

/// What of a result is the depth.
#[derive(Copy, Clone)]
enum Depth {
    Whole,
    Member(usize),
}

fn depth(module: &Module, entry: FunctionId) -> Option<Depth> {
    let function = module.function(entry);
    let is_depth = |io: &IoAttributes| io.builtin == Some(BuiltinValue::FragDepth);
    match module.store.types.as_struct(function.return_type) {
        Some(structure) => structure.members.iter().position(|member| is_depth(&member.io)).map(Depth::Member),
        None => is_depth(&function.return_io).then_some(Depth::Whole),
    }
}

/// Where the range of depths lies in the immediate data.
struct Ranges {
    offset: u32,
    /// The variable that holds immediate data, and which member of it the least depth is, by the variable of the shader if there is one.
    of: HashMap<Option<ValueId>, (ValueId, u32)>,
}

impl Ranges {
    /// Clamps what an entry point returns.
    fn clamp(&mut self, module: &mut Module, entry: FunctionId, depth: Depth) -> Result<(), Diagnostics> {
        let (immediates, first) = self.range(module, entry)?;
        if !module.function(entry).resources.contains(&immediates) {
            module.function_mut(entry).resources.push(immediates);
        }
        let is_return = |op| op == Op::Return;
        for inst in module.nested_insts_where(module.function(entry).block, is_return) {
            let result = module.operand(inst, 0);
            let mut b = Builder::before(module, inst);
            let [least, most] = [first, first + 1].map(|member| {
                let pointer = b.member_pointer(immediates.into(), member);
                b.load(pointer)
            });
            let clamped = match depth {
                Depth::Whole => same_type(&mut b, BuiltinFn::Clamp, &[result, least, most]),
                Depth::Member(index) => {
                    let ty = b.module.type_of(result);
                    let count = b.module.store.types.as_struct(ty).map_or(0, |structure| structure.members.len());
                    let mut members: SmallVec<[Value; 8]> =
                        (0..count).map(|index| b.extract(result, index as u32)).collect();
                    members[index] = same_type(&mut b, BuiltinFn::Clamp, &[members[index], least, most]);
                    b.construct(ty, &members)
                }
            };
            module.set_operand(inst, 0, clamped);
        }
        Ok(())
    }

    /// The variable of an entry point's immediate data, and the member of it at which the range begins.
    fn range(&mut self, module: &mut Module, entry: FunctionId) -> Result<(ValueId, u32), Diagnostics> {
        let used = variables_by_function(module, |space| space == AddressSpace::Immediate);
        let user = used[entry.index()].first().copied();
        let known = self.of.iter().find(|(key, (variable, _))| **key == user || Some(*variable) == user);
        if let Some((_, &range)) = known {
            return Ok(range);
        }
        let Some(second) = self.offset.checked_add(4).filter(|_| self.offset.is_multiple_of(4)) else {
            let message = format!("the range of depths cannot be at byte {} of immediate data", self.offset);
            return Err(Diagnostic::error(DEPTH_RANGE, module.function(entry).span, message).into());
        };
        let mut members = Vec::new();
        if let Some(user) = user {
            let Type::Pointer { store, .. } = module.shape_of(user.into()) else { unreachable!("a variable") };
            if module.store.types.layout(store).size > self.offset.into() {
                let message = format!(
                    "immediate data of the shader reaches beyond byte {}, where the range of depths is to be",
                    self.offset
                );
                return Err(Diagnostic::error(DEPTH_RANGE, module.function(entry).span, message).into());
            }
            members.push(member(module, "user", store, 0));
        }
        let first = members.len() as u32;
        members.push(member(module, "min_depth", TypeId::F32, self.offset));
        members.push(member(module, "max_depth", TypeId::F32, second));
        let name = module.store.symbols.intern("immediate_data");
        let structure = module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        let variable = match user {
            Some(user) => {
                wrap_variable(module, user, structure);
                user
            }
            None => {
                let root = module.root();
                let mut b = Builder::new(module, Cursor::End(root));
                let variable = b.var(AddressSpace::Immediate, structure, Access::Read);
                b.name(variable, "immediate_data").as_defined().expect("a variable is defined")
            }
        };
        self.of.insert(user, (variable, first));
        Ok((variable, first))
    }
}

fn member(module: &mut Module, name: &str, ty: TypeId, offset: u32) -> StructMember {
    let layout = module.store.types.layout(ty);
    StructMember {
        name: module.store.symbols.intern(name),
        ty,
        offset: offset.into(),
        size: layout.size,
        align: layout.align,
        explicit_layout: true,
        io: IoAttributes::default(),
    }
}
