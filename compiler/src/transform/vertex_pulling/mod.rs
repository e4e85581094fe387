//! Has vertex shaders fetch their attributes themselves, from buffers of words, instead of the host's fixed function.
//!
//! Every vertex buffer becomes a storage buffer, which is bound by its number in a group of its own. Run it before `robustness`, which then
//! keeps fetches within the buffers.

mod fetch;
mod layout;

use super::{Transform, read_settings};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::BinaryOp;
use crate::ir::{
    Binding, Builder, Cursor, DialectProperties, FunctionId, FunctionParam, InstId, Module, Value, VarInfo,
};
use crate::types::{Access, AddressSpace, ArrayCount, BuiltinValue, IoAttributes, ShaderStage, TypeId};
use crate::util::Symbol;
use fetch::Fetch;
use layout::Kind;
pub use layout::VertexBuffers;

pub(super) const INFO: Transform = Transform {
    name: "vertex_pulling",
    description: "has vertex shaders fetch their attributes from buffers of words",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &[],
    options: VertexPullingConfig::TABLE,
    run: |module, settings| vertex_pulling(module, &read_settings(settings)?),
};

crate::option_table! {
    /// What is fetched from where.
    pub struct VertexPullingConfig {
        /// The vertex buffers; nothing happens without.
        buffers: VertexBuffers = (VertexBuffers::NONE),
        /// The group that they are bound in, each at its number.
        group: u32 = 4,
    }
}

/// A location that no vertex buffer has, or has with values of another type.
const ATTRIBUTE: Rule = Rule::new("vertex-pulling/attribute", "");

/// Rewrites vertex entry points.
pub fn vertex_pulling(module: &mut Module, config: &VertexPullingConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if config.buffers == VertexBuffers::NONE {
            return Ok(());
        }
        let mut state = State { module, config, variables: vec![None; config.buffers.0.len()] };
        for entry in state.module.entry_points().collect::<Vec<_>>() {
            if state.module.function(entry).stage == Some(ShaderStage::Vertex) {
                state.entry_point(entry)?;
            }
        }
        Ok(())
    })
}

/// An entry point while its parameters change.
struct Entry {
    function: FunctionId,
    /// What comes behind all that is fetched.
    first: InstId,
    /// The parameter of each built-in value.
    places: Vec<(BuiltinValue, usize)>,
}

struct State<'m, 'c> {
    module: &'m mut Module,
    config: &'c VertexPullingConfig,
    /// The variable of each vertex buffer, once something needs it.
    variables: Vec<Option<Value>>,
}

/// A parameter that goes, or a member of one.
struct Input {
    ty: TypeId,
    io: IoAttributes,
    name: Option<Symbol>,
}

impl State<'_, '_> {
    fn entry_point(&mut self, entry: FunctionId) -> Result<(), Diagnostics> {
        let former: Vec<Vec<Input>> =
            (0..self.module.function_params(entry).len()).map(|index| self.inputs(entry, index)).collect();
        let goes: Vec<bool> =
            former.iter().map(|inputs| inputs.iter().any(|input| input.io.location.is_some())).collect();
        if !goes.contains(&true) {
            return Ok(());
        }
        let first = self.module.first_inst(self.module.function(entry).block).expect("a body has a terminator");
        let mut at = Entry { function: entry, first, places: Vec::new() };
        // Built-in values that come with locations become parameters, and so do the indices.
        for (index, inputs) in former.iter().enumerate() {
            for input in inputs {
                let Some(builtin) = input.io.builtin else { continue };
                let place = if goes[index] { self.param(entry, builtin, input.ty, input.name) } else { index };
                at.places.push((builtin, place));
            }
        }
        for location in former.iter().flatten().filter_map(|input| input.io.location) {
            let builtin = self.index_of(entry, location)?;
            if at.places.iter().all(|(known, _)| *known != builtin) {
                let name = self.module.store.symbols.intern(builtin.name());
                at.places.push((builtin, self.param(entry, builtin, TypeId::U32, Some(name))));
            }
        }
        for (index, inputs) in former.iter().enumerate().filter(|(index, _)| goes[*index]) {
            let mut values: Vec<Value> = Vec::new();
            for input in inputs {
                values.push(match (input.io.builtin, input.io.location) {
                    (None, Some(location)) => self.value(&at, location, input.ty)?,
                    (builtin, _) => self.known(&at, builtin.expect("an input has a location or is a built-in value")),
                });
            }
            let param = self.module.function_params(entry).get(index).expect("it is one of the former");
            let ty = self.module.value(param).ty;
            let value = match self.module.store.types.as_struct(ty) {
                Some(_) => Builder::before(self.module, first).construct(ty, &values),
                None => values[0],
            };
            self.module.replace_all_uses(param, value);
        }
        self.module.remove_function_params(entry, &|index| goes.get(index) == Some(&true));
        Ok(())
    }

    /// What a parameter is made of.
    fn inputs(&self, entry: FunctionId, index: usize) -> Vec<Input> {
        let param = self.module.function_params(entry).get(index).expect("it is one");
        let (ty, name) = (self.module.value(param).ty, self.module.value(param).name);
        match self.module.store.types.as_struct(ty) {
            Some(structure) => structure
                .members
                .iter()
                .map(|member| Input { ty: member.ty, io: member.io, name: Some(member.name) })
                .collect(),
            None => vec![Input { ty, io: self.module.function(entry).param_info[index].io, name }],
        }
    }

    /// Adds a parameter; gives its place.
    fn param(&mut self, entry: FunctionId, builtin: BuiltinValue, ty: TypeId, name: Option<Symbol>) -> usize {
        let io = IoAttributes { builtin: Some(builtin), ..IoAttributes::default() };
        let param = self.module.add_function_param(entry, ty, FunctionParam { io, binding: None });
        self.module.set_name(param, name);
        self.module.function_params(entry).len() - 1
    }

    fn known(&self, at: &Entry, builtin: BuiltinValue) -> Value {
        let place = at.places.iter().find(|(known, _)| *known == builtin).expect("it has a parameter").1;
        self.module.function_params(at.function).get(place).expect("it was added").into()
    }

    /// Which index says where the elements of a location's buffer are.
    fn index_of(&self, entry: FunctionId, location: u32) -> Result<BuiltinValue, Diagnostics> {
        let found = self.config.buffers.find(location);
        let (_, buffer, _) =
            found.ok_or_else(|| self.error(entry, format!("no vertex buffer has @location({location})")))?;
        Ok(if buffer.per_instance { BuiltinValue::InstanceIndex } else { BuiltinValue::VertexIndex })
    }

    fn error(&self, entry: FunctionId, message: String) -> Diagnostics {
        Diagnostic::error(ATTRIBUTE, self.module.function(entry).span, message).into()
    }

    /// The variable of a vertex buffer, which the entry point uses.
    fn buffer(&mut self, entry: FunctionId, index: usize) -> Value {
        let module = &mut *self.module;
        let group = self.config.group;
        let var = *self.variables[index].get_or_insert_with(|| {
            let words = module.store.types.array(TypeId::U32, ArrayCount::Runtime);
            let pointer = module.store.types.pointer(AddressSpace::Storage, words, Access::Read);
            let binding = Some(Binding { group, binding: index as u32 });
            let root = module.root();
            let mut b = Builder::new(module, Cursor::End(root));
            let var = b.var_of(pointer, VarInfo { binding, io: IoAttributes::default() }, None);
            b.name(var, &format!("vertex_buffer_{index}"))
        });
        let resource = var.as_defined().expect("a variable is defined");
        let resources = &mut module.function_mut(entry).resources;
        if !resources.contains(&resource) {
            resources.push(resource);
        }
        var
    }

    /// The value of a location, as the type that the shader gives it.
    fn value(&mut self, at: &Entry, location: u32, ty: TypeId) -> Result<Value, Diagnostics> {
        let (index, buffer, attribute) = self.config.buffers.find(location).expect("it was looked for before");
        let scalar = self.module.store.types.deepest_elem(ty);
        let given = match attribute.format.kind {
            Kind::Uint => TypeId::U32,
            Kind::Sint => TypeId::I32,
            Kind::Unorm | Kind::Snorm | Kind::Float => TypeId::F32,
        };
        if given != scalar && !(given == TypeId::F32 && scalar == TypeId::F16) {
            let message = format!("the vertex buffer's values for @location({location}) are of another type");
            return Err(self.error(at.function, message));
        }
        let which = if buffer.per_instance { BuiltinValue::InstanceIndex } else { BuiltinValue::VertexIndex };
        let (stride, element) = (buffer.stride / 4, self.known(at, which));
        let buffer = self.buffer(at.function, index);
        let wanted = self.module.store.types.component_count(ty);
        let mut b = Builder::before(self.module, at.first);
        let base = b.u32(stride);
        let base = b.arith(BinaryOp::Mul, element, base);
        let mut fetch = Fetch { b, buffer, base, attribute, words: Vec::new(), unpacked: Vec::new() };
        let mut components: Vec<Value> = Vec::new();
        for component in 0..wanted {
            let value = match component {
                _ if component < attribute.format.count => fetch.component(component),
                // What the buffer does not have is 0, and in the fourth place 1.
                3 => fetch.one(),
                _ => fetch.b.zero(given),
            };
            components.push(if given == scalar { value } else { fetch.b.convert(scalar, value) });
        }
        Ok(if components.len() == 1 { components[0] } else { fetch.b.construct(ty, &components) })
    }
}
