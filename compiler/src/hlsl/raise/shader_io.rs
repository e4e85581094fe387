//! Stage inputs and outputs: they come and go in structures whose members have semantics.
//!
//! An entry point becomes an inner function, which a new entry point calls. What Direct3D has no semantic for is computed of others, or
//! read from the root constants.

use smallvec::SmallVec;

use super::Options;
use super::registers::{Class, Register, Registers};
use super::waves;
use crate::intrinsics::{BinaryOp, DialectFn, HlslFn};
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, FunctionParam, Module, Value, ValueId, VarInfo};
use crate::rewrite::values::float;
use crate::text_target::stage_io::{self, Slot, linear, slots, take_over};
use crate::transform::{Transform, read_settings};
use crate::types::{Access, AddressSpace, ArrayCount, BuiltinValue, IoAttributes, ShaderStage, TypeId};
use crate::util::Symbol;

/// What a structure carries between stages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Into a stage.
    Input(ShaderStage),
    /// Out of a stage.
    Output(ShaderStage),
}

/// The structures that carry stage inputs and outputs.
pub type IoStructs = stage_io::IoStructs<Role>;

pub(super) const INFO: Transform = Transform {
    name: "hlsl_shader_io",
    description: "gives entry points signatures that HLSL has",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["prevent_infinite_loops", "zero_init_workgroup_memory", "demote_to_helper", "clamp_frag_depth"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        let mut registers = Registers::assign(module, &options);
        shader_io(module, &options, &mut registers);
        Ok(())
    },
    ..Transform::ANY
};

/// Gives entry points signatures that HLSL has.
pub(super) fn shader_io(module: &mut Module, options: &Options, registers: &mut Registers) -> IoStructs {
    INFO.begin(module);
    let mut io = IoStructs::default();
    let mut constants = None;
    for entry in module.entry_points().collect::<Vec<_>>() {
        if !is_plain(module, entry) {
            let stage = module.function(entry).stage.expect("it is an entry point");
            let mut wrapper = Wrapper {
                stage,
                options,
                registers,
                constants: &mut constants,
                io: &mut io,
                slots: Vec::new(),
                counted: (!waves::is_row(module, entry)).then_some(None),
                module,
            };
            wrapper.wrap(entry);
        }
    }
    io
}

/// Whether an entry point takes nothing but built-in values that have a semantic, and returns nothing.
fn is_plain(module: &Module, entry: FunctionId) -> bool {
    let function = module.function(entry);
    let is_plain = |info: &FunctionParam| info.io.builtin.is_some_and(|builtin| !is_computed(builtin));
    function.stage == Some(ShaderStage::Compute)
        && function.return_type == TypeId::VOID
        && function.param_info.iter().all(is_plain)
}

/// Whether Direct3D has no semantic for a built-in value of compute shaders.
fn is_computed(builtin: BuiltinValue) -> bool {
    matches!(
        builtin,
        BuiltinValue::NumWorkgroups
            | BuiltinValue::GlobalInvocationIndex
            | BuiltinValue::WorkgroupIndex
            | BuiltinValue::SubgroupInvocationId
            | BuiltinValue::SubgroupSize
            | BuiltinValue::SubgroupId
            | BuiltinValue::NumSubgroups
    )
}

/// Where a value stands in a structure. Signatures of neighbouring stages must agree: what has a location comes first, by location; then
/// built-in values in an order of their own.
fn place(slot: &Slot) -> (bool, u32, u32, u32) {
    let builtin = slot.io.builtin.map_or(0, |builtin| builtin as u32);
    (slot.io.builtin.is_some(), builtin, slot.io.location.unwrap_or(0), slot.io.blend_src.unwrap_or(0))
}

/// An entry point that gets another signature.
struct Wrapper<'m> {
    module: &'m mut Module,
    stage: ShaderStage,
    options: &'m Options,
    registers: &'m mut Registers,
    constants: &'m mut Option<ValueId>,
    io: &'m mut IoStructs,
    /// The inputs that come in the structure, in order.
    slots: Vec<Slot>,
    /// Where waves must be counted: the number of the invocation's and how many there are, once they were.
    counted: Option<Option<(Value, Value)>>,
}

impl Wrapper<'_> {
    /// Makes a new entry point that calls the old one.
    fn wrap(&mut self, inner: FunctionId) {
        let name = self.module.function(inner).name;
        let params: SmallVec<[(TypeId, IoAttributes, Option<Symbol>); 8]> = self
            .module
            .function_params(inner)
            .iter()
            .zip(&self.module.function(inner).param_info)
            .map(|(param, info)| (self.module.value(param).ty, info.io, self.module.value(param).name))
            .collect();
        let (return_type, return_io) = (self.module.function(inner).return_type, self.module.function(inner).return_io);
        for &(ty, io, name) in &params {
            for slot in slots(self.module, ty, io, name) {
                self.input(slot);
            }
        }
        self.slots.sort_by_key(place);
        let all = std::mem::take(&mut self.slots);
        let inputs =
            (!all.is_empty()).then(|| self.io.declare(self.module, name, "_inputs", &all, Role::Input(self.stage)));
        self.slots = all;
        let outer = take_over(self.module, inner, inputs.as_slice());
        let block = self.module.function(outer).block;
        let given = self.module.function_params(outer).get(0).map(Value::from);
        if let (Some(given), Some(symbol)) = (given, given.map(|_| self.module.store.symbols.intern("inputs"))) {
            self.module.set_name(given.as_defined().expect("a parameter is defined"), Some(symbol));
        }
        let size = self.module.function(outer).workgroup_size;
        let mut args: SmallVec<[Value; 8]> = SmallVec::new();
        for &(ty, io, name) in &params {
            let parts: SmallVec<[Value; 8]> =
                slots(self.module, ty, io, name).iter().map(|slot| self.value(outer, given, slot, size)).collect();
            let is_struct = self.module.store.types.as_struct(ty).is_some();
            args.push(if is_struct { at(self.module, block).construct(ty, &parts) } else { parts[0] });
        }
        let Some(result) = at(self.module, block).call(inner, &args) else {
            at(self.module, block).ret(None);
            return;
        };
        self.output(outer, name, result, return_type, return_io);
    }

    /// Notes the input that a value is, or those that it is computed of.
    fn input(&mut self, slot: Slot) {
        let needs = match slot.io.builtin {
            Some(BuiltinValue::GlobalInvocationIndex) => Some((BuiltinValue::GlobalInvocationId, TypeId::VEC3_U32)),
            Some(BuiltinValue::WorkgroupIndex) => Some((BuiltinValue::WorkgroupId, TypeId::VEC3_U32)),
            Some(BuiltinValue::SubgroupId) => Some((BuiltinValue::LocalInvocationIndex, TypeId::U32)),
            Some(BuiltinValue::NumSubgroups) if self.counted.is_some() => {
                Some((BuiltinValue::LocalInvocationIndex, TypeId::U32))
            }
            Some(
                BuiltinValue::NumWorkgroups
                | BuiltinValue::SubgroupInvocationId
                | BuiltinValue::SubgroupSize
                | BuiltinValue::NumSubgroups,
            ) => return,
            _ => None,
        };
        let slot = match needs {
            Some((builtin, ty)) => {
                let io = IoAttributes { builtin: Some(builtin), ..IoAttributes::default() };
                Slot { name: None, ty, io }
            }
            None => slot,
        };
        let is_known = |known: &Slot| slot.io.builtin.is_some() && known.io.builtin == slot.io.builtin;
        if !self.slots.iter().any(is_known) {
            self.slots.push(slot);
        }
    }

    /// Whether the next stage takes an output, as far as the options know.
    fn is_read(&self, slot: &Slot) -> bool {
        let location = slot.io.location.filter(|_| self.stage == ShaderStage::Vertex && slot.io.builtin.is_none());
        location.and_then(|location| self.options.read_locations.checked_shr(location)).is_none_or(|mask| mask & 1 == 1)
    }

    /// The member of the structure of inputs that a built-in value, or the value at a location, is.
    fn member(&mut self, block: crate::ir::BlockId, given: Option<Value>, io: IoAttributes) -> Value {
        let is_it = |slot: &Slot| match io.builtin {
            Some(builtin) => slot.io.builtin == Some(builtin),
            None => slot.io.builtin.is_none() && slot.io.location == io.location,
        };
        let index = self.slots.iter().position(is_it).expect("every input has its slot");
        at(self.module, block).extract(given.expect("there are inputs"), index as u32)
    }

    /// One input value.
    fn value(&mut self, outer: FunctionId, given: Option<Value>, slot: &Slot, size: Option<[Value; 3]>) -> Value {
        let block = self.module.function(outer).block;
        let builtin = |builtin| IoAttributes { builtin: Some(builtin), ..IoAttributes::default() };
        match slot.io.builtin {
            Some(BuiltinValue::NumWorkgroups) => self.num_workgroups(block),
            Some(BuiltinValue::WorkgroupIndex) => {
                let id = self.member(block, given, builtin(BuiltinValue::WorkgroupId));
                let count = self.num_workgroups(block);
                let mut b = at(self.module, block);
                let (width, height) = (b.extract(count, 0), b.extract(count, 1));
                linear(&mut b, id, width, height)
            }
            Some(BuiltinValue::GlobalInvocationIndex) => {
                let id = self.member(block, given, builtin(BuiltinValue::GlobalInvocationId));
                let count = self.num_workgroups(block);
                let size = size.expect("compute has a workgroup size");
                let mut b = at(self.module, block);
                let [width, height] = [0, 1].map(|index| {
                    let groups = b.extract(count, index as u32);
                    b.arith(BinaryOp::Mul, groups, size[index])
                });
                linear(&mut b, id, width, height)
            }
            Some(BuiltinValue::SubgroupInvocationId) => self.wave(block, HlslFn::WaveGetLaneIndex),
            Some(BuiltinValue::SubgroupSize) => self.wave(block, HlslFn::WaveGetLaneCount),
            Some(BuiltinValue::SubgroupId) if self.counted.is_some() => self.waves(outer, block, given).0,
            Some(BuiltinValue::NumSubgroups) if self.counted.is_some() => self.waves(outer, block, given).1,
            // Waves are cut off a workgroup in a row in the order of indices.
            Some(BuiltinValue::SubgroupId) => {
                let index = self.member(block, given, builtin(BuiltinValue::LocalInvocationIndex));
                let count = self.wave(block, HlslFn::WaveGetLaneCount);
                at(self.module, block).arith(BinaryOp::Div, index, count)
            }
            Some(BuiltinValue::NumSubgroups) => {
                let size = size.expect("compute has a workgroup size");
                let count = self.wave(block, HlslFn::WaveGetLaneCount);
                let mut b = at(self.module, block);
                let row = b.arith(BinaryOp::Mul, size[0], size[1]);
                let all = b.arith(BinaryOp::Mul, row, size[2]);
                let one = b.u32(1);
                let rest = b.arith(BinaryOp::Sub, count, one);
                let sum = b.arith(BinaryOp::Add, all, rest);
                b.arith(BinaryOp::Div, sum, count)
            }
            Some(BuiltinValue::VertexIndex) if self.options.first_vertex_and_instance => {
                self.indexed(block, given, slot.io, 0)
            }
            Some(BuiltinValue::InstanceIndex) if self.options.first_vertex_and_instance => {
                self.indexed(block, given, slot.io, 1)
            }
            Some(BuiltinValue::Position) => {
                // Direct3D gives w, and WebGPU one over it.
                let position = self.member(block, given, slot.io);
                let mut b = at(self.module, block);
                let place = b.swizzle(position, &[0, 1, 2]);
                let w = b.extract(position, 3);
                let one = float(&mut b, TypeId::F32, 1.0);
                let inverse = b.arith(BinaryOp::Div, one, w);
                b.construct(TypeId::VEC4_F32, &[place, inverse])
            }
            _ => self.member(block, given, slot.io),
        }
    }

    /// The number of the invocation's wave and how many there are, counted once.
    fn waves(&mut self, outer: FunctionId, block: crate::ir::BlockId, given: Option<Value>) -> (Value, Value) {
        if let Some(Some(counted)) = self.counted {
            return counted;
        }
        let index = IoAttributes { builtin: Some(BuiltinValue::LocalInvocationIndex), ..IoAttributes::default() };
        let index = self.member(block, given, index);
        *self.counted.insert(None).insert(waves::count_waves(self.module, outer, block, index))
    }

    fn wave(&mut self, block: crate::ir::BlockId, function: HlslFn) -> Value {
        let mut b = at(self.module, block);
        b.dialect(DialectFn::Hlsl(function), TypeId::U32, &[]).expect("it gives a value")
    }

    /// An index that Direct3D counts from zero, and the first of the draw.
    fn indexed(&mut self, block: crate::ir::BlockId, given: Option<Value>, io: IoAttributes, word: u8) -> Value {
        let index = self.member(block, given, io);
        let constants = self.root_constants(block);
        let mut b = at(self.module, block);
        let first = b.extract(constants, word.into());
        b.arith(BinaryOp::Add, index, first)
    }

    fn num_workgroups(&mut self, block: crate::ir::BlockId) -> Value {
        let constants = self.root_constants(block);
        at(self.module, block).swizzle(constants, &[0, 1, 2])
    }

    /// The root constants' first four words.
    fn root_constants(&mut self, block: crate::ir::BlockId) -> Value {
        let rows = self.module.store.types.array(TypeId::VEC4_U32, ArrayCount::Fixed(1));
        let pointer = self.module.store.types.pointer(AddressSpace::Uniform, rows, Access::Read);
        let variable = match *self.constants {
            Some(variable) => variable,
            None => {
                let root = self.module.root();
                let mut b = Builder::new(self.module, Cursor::End(root));
                let variable = b.var_of(pointer, VarInfo::default(), None);
                let variable = b.name(variable, "root_constants").as_defined().expect("a variable is defined");
                let has_spaces = self.options.shader_model != "5.0";
                let space = if has_spaces { self.options.root_constants_space } else { 0 };
                let number = self.options.root_constants_register;
                self.registers.set(variable, Register { class: Class::Constant, number, space });
                *self.constants = Some(variable);
                variable
            }
        };
        let mut b = at(self.module, block);
        let row = b.member_pointer(variable.into(), 0);
        b.load(row)
    }

    /// Returns the result in a structure.
    fn output(&mut self, outer: FunctionId, name: Symbol, result: Value, return_type: TypeId, return_io: IoAttributes) {
        let block = self.module.function(outer).block;
        let is_struct = self.module.store.types.as_struct(return_type).is_some();
        let mut outputs: Vec<(Slot, Value)> = Vec::new();
        for (index, slot) in slots(self.module, return_type, return_io, None).into_iter().enumerate() {
            let mut b = at(self.module, block);
            let value = if is_struct { b.extract(result, index as u32) } else { result };
            match slot.io.builtin {
                Some(BuiltinValue::ClipDistances) => clip_distances(&mut b, slot, value, &mut outputs),
                // DXC crashes where what it must compute precisely is a call's result that it finds to be constant.
                Some(BuiltinValue::Position) if slot.io.invariant => outputs.push((slot, b.let_(value, "position"))),
                _ => outputs.push((slot, value)),
            }
        }
        outputs.retain(|(slot, _)| self.is_read(slot));
        outputs.sort_by_key(|(slot, _)| place(slot));
        let slots: Vec<Slot> = outputs.iter().map(|&(slot, _)| slot).collect();
        let values: Vec<Value> = outputs.iter().map(|&(_, value)| value).collect();
        let structure = self.io.declare(self.module, name, "_outputs", &slots, Role::Output(self.stage));
        self.module.function_mut(outer).return_type = structure;
        let mut b = at(self.module, block);
        let value = b.construct(structure, &values);
        b.ret(Some(value));
    }
}

pub(super) fn at(module: &mut Module, block: crate::ir::BlockId) -> Builder<'_> {
    Builder::new(module, Cursor::End(block))
}

/// Clip distances are vectors of up to four, whose place among them is their location here.
fn clip_distances(b: &mut Builder<'_>, slot: Slot, value: Value, outputs: &mut Vec<(Slot, Value)>) {
    let count = b.module.store.types.element_count(slot.ty).unwrap_or(0);
    for first in (0..count).step_by(4) {
        let elements: SmallVec<[Value; 4]> =
            (first..count.min(first + 4)).map(|index| b.extract(value, index)).collect();
        let (ty, value) = match elements[..] {
            [only] => (TypeId::F32, only),
            _ => {
                let ty = b.module.store.types.vector(TypeId::F32, elements.len() as u8);
                (ty, b.construct(ty, &elements))
            }
        };
        let io = IoAttributes { location: Some(first / 4), ..slot.io };
        outputs.push((Slot { ty, io, ..slot }, value));
    }
}
