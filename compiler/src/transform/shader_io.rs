//! Entry points take no parameters and return nothing: stage inputs and outputs are variables.
//!
//! Structures are taken apart; attributes become those that the target's declarations need. Built-in values that no such target has are
//! computed of others.

use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, InstId, Module, Op, Value, VarInfo};
use crate::types::{
    Access, AddressSpace, ArrayCount, BuiltinValue, Interpolation, InterpolationType, IoAttributes, ShaderStage,
    StructId, StructMember, Type, TypeId,
};
use crate::util::Symbol;

pub(super) const INFO: Transform = Transform {
    name: "shader_io",
    description: "turns parameters and results of entry points into variables",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::IO_VARIABLES,
    removes: DialectProperties::CORE,
    follows: &["prevent_infinite_loops", "zero_init_workgroup_memory", "demote_to_helper", "clamp_frag_depth"],
    options: ShaderIoConfig::TABLE,
    run: |module, settings| shader_io(module, &read_settings(settings)?),
};

crate::option_table! {
    /// How inputs and outputs are written.
    #[derive(Copy, Eq)]
    pub struct ShaderIoConfig {
        /// Whether vertex shaders write a point size of 1.
        point_size: bool = true,
        /// Whether variables may be of type f16.
        f16: bool = true,
        /// Whether built-in integers that are single numbers, or masks, are signed in the target.
        signed_builtins: bool = false,
    }
}

/// Moves stage inputs and outputs to variables.
pub fn shader_io(module: &mut Module, config: &ShaderIoConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let mut returns: Vec<(FunctionId, InstId)> = Vec::new();
        for inst in module.find_insts(|op| op == Op::Return) {
            let function = module.inst_block(inst).and_then(|block| module.block_function(block));
            returns.extend(function.map(|function| (function, inst)));
        }
        returns.sort_unstable();
        let mut scratch = String::new();
        for entry in module.entry_points().collect::<Vec<_>>() {
            let stage = module.function(entry).stage.expect("it is an entry point");
            let mut state = State { module, config, entry, stage, builtins: Vec::new(), scratch };
            state.inputs();
            let first = returns.partition_point(|&(function, _)| function < entry);
            state.outputs(returns[first..].iter().take_while(|of| of.0 == entry).map(|of| of.1));
            scratch = state.scratch;
        }
        Ok(())
    })
}

struct State<'m, 'c> {
    module: &'m mut Module,
    config: &'c ShaderIoConfig,
    entry: FunctionId,
    stage: ShaderStage,
    /// The built-in inputs that are loaded already: a target declares each once.
    builtins: Vec<(BuiltinValue, Value)>,
    /// Where names are put together.
    scratch: String,
}

/// What a variable is called behind the name of its entry point.
#[derive(Copy, Clone)]
enum Name {
    /// As a parameter or member.
    Input(Symbol),
    /// As a member of what is returned.
    Output(Symbol),
    Text(&'static str),
}

/// A member of a structure, as far as variables made of it need it.
fn member(module: &Module, structure: StructId, index: usize) -> (TypeId, IoAttributes, Symbol) {
    let StructMember { ty, io, name, .. } = module.store.types.struct_type(structure).members[index];
    (ty, io, name)
}

impl State<'_, '_> {
    /// A variable of the root block; its type is that of the value, unless the target wants another.
    fn variable(&mut self, space: AddressSpace, ty: TypeId, io: IoAttributes, name: Name) -> Value {
        let store = self.variable_type(ty, io);
        let access = if space == AddressSpace::In { Access::Read } else { Access::ReadWrite };
        let info = VarInfo { binding: None, io: self.attributes(space, ty, io) };
        let root = self.module.root();
        let pointer = self.module.store.types.pointer(space, store, access);
        let var = Builder::new(self.module, Cursor::End(root)).var_of(pointer, info, None);
        let name = self.full_name(name);
        self.module.set_name(var.as_defined().expect("a variable is defined"), Some(name));
        var
    }

    /// The name of the entry point, and the name.
    fn full_name(&mut self, name: Name) -> Symbol {
        let (between, name) = match name {
            Name::Input(name) => ("_", self.module.name(name)),
            Name::Output(name) => ("_out_", self.module.name(name)),
            Name::Text(name) => ("_", name),
        };
        self.scratch.clear();
        self.scratch.extend([self.module.name(self.module.function(self.entry).name), between, name]);
        self.module.store.symbols.intern(&self.scratch)
    }

    /// Masks of samples are arrays.
    fn variable_type(&mut self, ty: TypeId, io: IoAttributes) -> TypeId {
        let types = &mut self.module.store.types;
        let ty = if self.config.signed_builtins && io.builtin.is_some_and(is_signed) { TypeId::I32 } else { ty };
        if io.builtin == Some(BuiltinValue::SampleMask) {
            types.array(ty, ArrayCount::Fixed(1))
        } else if types.deepest_elem(ty) == TypeId::F16 && !self.config.f16 {
            types.with_scalar(ty, TypeId::F32)
        } else {
            ty
        }
    }

    /// Attributes of interpolation stand between the stages only. There, integers with a location are flat in every valid module; targets
    /// want it of built-in integers that a fragment shader takes as well.
    fn attributes(&self, space: AddressSpace, ty: TypeId, mut io: IoAttributes) -> IoAttributes {
        let is_between = matches!(
            (self.stage, space),
            (ShaderStage::Vertex, AddressSpace::Out) | (ShaderStage::Fragment, AddressSpace::In)
        );
        if !is_between {
            io.interpolation = None;
        } else if self.stage == ShaderStage::Fragment && self.module.store.types.is_integer(ty) {
            io.interpolation = Some(Interpolation { kind: InterpolationType::Flat, sampling: None });
        }
        io
    }

    fn builder(&mut self, before: InstId) -> Builder<'_> {
        Builder::before(self.module, before)
    }

    fn inputs(&mut self) {
        let params = self.module.function_params(self.entry);
        let first = self.module.first_inst(self.module.function(self.entry).block).expect("a body has a terminator");
        for (index, param) in params.iter().enumerate() {
            let io = self.module.function(self.entry).param_info[index].io;
            let (ty, name) = (self.module.value(param).ty, self.module.value(param).name);
            let value = match self.module.store.types.get(ty) {
                Type::Struct(id) => {
                    let mut parts = SmallVec::<[Value; 8]>::new();
                    for index in 0..self.module.store.types.struct_type(id).members.len() {
                        let (ty, io, name) = member(self.module, id, index);
                        parts.push(self.input(first, ty, io, Some(name)));
                    }
                    self.builder(first).construct(ty, &parts)
                }
                _ => self.input(first, ty, io, name),
            };
            self.module.replace_all_uses(param, value);
        }
        self.module.set_function_params(self.entry, &[]);
    }

    /// The value of an input, at the start of the entry point.
    fn input(&mut self, first: InstId, ty: TypeId, io: IoAttributes, name: Option<Symbol>) -> Value {
        match io.builtin {
            Some(BuiltinValue::WorkgroupIndex) => self.workgroup_index(first),
            Some(BuiltinValue::GlobalInvocationIndex) => self.global_invocation_index(first),
            _ => self.plain_input(first, ty, io, name.map_or(Name::Text(""), Name::Input)),
        }
    }

    fn plain_input(&mut self, first: InstId, ty: TypeId, io: IoAttributes, name: Name) -> Value {
        let Some(builtin) = io.builtin else { return self.load_input(first, ty, io, name) };
        if let Some(&(_, value)) = self.builtins.iter().find(|(known, _)| *known == builtin) {
            return value;
        }
        let value = self.load_input(first, ty, io, name);
        self.builtins.push((builtin, value));
        value
    }

    fn load_input(&mut self, first: InstId, ty: TypeId, io: IoAttributes, name: Name) -> Value {
        let variable = self.variable(AddressSpace::In, ty, io, name);
        let mut b = self.builder(first);
        if io.builtin == Some(BuiltinValue::SampleMask) {
            let element = b.member_pointer(variable, 0);
            let mask = b.load(element);
            return if b.module.type_of(mask) == ty { mask } else { b.convert(ty, mask) };
        }
        let loaded = b.load(variable);
        if b.module.type_of(loaded) == ty { loaded } else { b.convert(ty, loaded) }
    }

    fn vector_input(&mut self, first: InstId, builtin: BuiltinValue) -> [Value; 3] {
        let io = IoAttributes { builtin: Some(builtin), ..IoAttributes::default() };
        let vector = self.plain_input(first, TypeId::VEC3_U32, io, Name::Text(builtin.name()));
        let mut b = self.builder(first);
        [0, 1, 2].map(|index| b.extract(vector, index))
    }

    /// `x + width * (y + height * z)`
    fn linear(&mut self, first: InstId, [x, y, z]: [Value; 3], [width, height]: [Value; 2]) -> Value {
        let mut b = self.builder(first);
        let planes = b.arith(BinaryOp::Mul, height, z);
        let rows = b.arith(BinaryOp::Add, y, planes);
        let cells = b.arith(BinaryOp::Mul, width, rows);
        b.arith(BinaryOp::Add, x, cells)
    }

    fn workgroup_index(&mut self, first: InstId) -> Value {
        let id = self.vector_input(first, BuiltinValue::WorkgroupId);
        let [width, height, _] = self.vector_input(first, BuiltinValue::NumWorkgroups);
        self.linear(first, id, [width, height])
    }

    fn global_invocation_index(&mut self, first: InstId) -> Value {
        let id = self.vector_input(first, BuiltinValue::GlobalInvocationId);
        let [width, height, _] = self.vector_input(first, BuiltinValue::NumWorkgroups);
        let sizes = self.module.function(self.entry).workgroup_size.expect("compute shaders have a workgroup size");
        let mut b = self.builder(first);
        let extent = [b.arith(BinaryOp::Mul, width, sizes[0]), b.arith(BinaryOp::Mul, height, sizes[1])];
        self.linear(first, id, extent)
    }

    /// Has the `returns` of the entry point store what they give in variables.
    fn outputs(&mut self, returns: impl Iterator<Item = InstId>) {
        let function = self.module.function(self.entry);
        let (ty, io) = (function.return_type, function.return_io);
        let mut variables = SmallVec::<[(Value, TypeId, IoAttributes); 8]>::new();
        let is_struct = match self.module.store.types.get(ty) {
            Type::Struct(id) => {
                for index in 0..self.module.store.types.struct_type(id).members.len() {
                    let (ty, io, name) = member(self.module, id, index);
                    variables.push((self.variable(AddressSpace::Out, ty, io, Name::Output(name)), ty, io));
                }
                true
            }
            Type::Void => false,
            _ => {
                variables.push((self.variable(AddressSpace::Out, ty, io, Name::Text("result")), ty, io));
                false
            }
        };
        for inst in returns {
            let Some(value) = self.module.get_operand(inst, 0) else { continue };
            for (index, &(variable, ty, io)) in variables.iter().enumerate() {
                let mut b = self.builder(inst);
                let part = if is_struct { b.extract(value, index as u32) } else { value };
                store_output(&mut b, variable, ty, io, part);
            }
            self.module.set_operands(inst, &[]);
        }
        let function = self.module.function_mut(self.entry);
        function.return_type = TypeId::VOID;
        function.return_io = IoAttributes::default();
        if self.stage == ShaderStage::Vertex && self.config.point_size {
            self.point_size();
        }
    }

    fn point_size(&mut self) {
        let first = self.module.first_inst(self.module.function(self.entry).block).expect("a body has a terminator");
        let io = IoAttributes { builtin: Some(BuiltinValue::PointSize), ..IoAttributes::default() };
        let variable = self.variable(AddressSpace::Out, TypeId::F32, io, Name::Text("point_size"));
        let mut b = self.builder(first);
        let one = b.f32(1.0);
        b.store(variable, one);
    }
}

/// Whether a target that has signed built-in integers has this one signed. Vectors and what is of subgroups are unsigned everywhere.
fn is_signed(builtin: BuiltinValue) -> bool {
    matches!(
        builtin,
        BuiltinValue::VertexIndex
            | BuiltinValue::InstanceIndex
            | BuiltinValue::SampleIndex
            | BuiltinValue::SampleMask
            | BuiltinValue::PrimitiveIndex
    )
}

fn store_output(b: &mut Builder<'_>, variable: Value, ty: TypeId, io: IoAttributes, value: Value) {
    if io.builtin == Some(BuiltinValue::SampleMask) {
        let element = b.member_pointer(variable, 0);
        let wanted = b.module.store.types.load_type(b.module.type_of(element)).expect("outputs may be read");
        let value = if wanted == ty { value } else { b.convert(wanted, value) };
        b.store(element, value);
        return;
    }
    let wanted = b.module.store.types.load_type(b.module.type_of(variable)).expect("outputs may be read");
    let value = if wanted == ty { value } else { b.convert(wanted, value) };
    b.store(variable, value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        shader_io(&mut module, &ShaderIoConfig { f16: false, ..ShaderIoConfig::default() }).expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn parameters_and_results_become_variables() {
        let printed = run("\
struct Out {
  p: vec4<f32> @builtin(position)
  n: u32 @location(1) @interpolate(flat)
}

@vertex
fn main(%i: u32 @builtin(vertex_index), %h: f16 @location(0)) -> Out {
  %1: Out = construct zero vec4<f32>, %i
  ret %1
}
");
        for expected in [
            "%main_i: ptr<__in, u32, read> = var @builtin(vertex_index)",
            "%main_h: ptr<__in, f32, read> = var @location(0)",
            "%main_out_n: ptr<__out, u32, read_write> = var @location(1)",
            "@builtin(__point_size)",
            "store %main_point_size, 1.0f",
            "fn main() {",
        ] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }

    #[test]
    fn integers_between_stages_are_flat_and_masks_are_arrays() {
        let printed = run("\
@fragment
fn main(%n: u32 @location(0) @interpolate(flat), %m: u32 @builtin(sample_mask)) -> u32 @builtin(sample_mask) {
  %1: u32 = add %n, %m
  ret %1
}
");
        for expected in [
            "var @location(0) @interpolate(flat)",
            "%main_m: ptr<__in, array<u32, 1>, read> = var @builtin(sample_mask) @interpolate(flat)",
            "%main_result: ptr<__out, array<u32, 1>, read_write>",
        ] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }
}
