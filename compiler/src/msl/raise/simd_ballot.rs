//! `subgroupBallot`: MSL's votes have 64 bits, of which those above the size of the SIMD-group mean nothing.
//!
//! Each entry point that asks for a ballot puts a mask of the lanes that there can be into a private variable at its start.

use crate::intrinsics::steps::SimdBallot as Step;
use crate::intrinsics::{BinaryOp, DialectFn, LoweringTarget, MslFn};
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, FunctionParam, Module, Value, ValueId, VarInfo};
use crate::lowering;
use crate::msl::Options;
use crate::rewrite::usage::variables_by_function;
use crate::rewrite::values::{replace, select};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, AddressSpace, BuiltinValue, IoAttributes, TypeId};
use crate::util::Id;

pub(super) const INFO: Transform = Transform {
    name: "simd_ballot",
    description: "cuts ballots to the lanes that there are",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS,
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        simd_ballot(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites them. Stage inputs must still be parameters as the source has them.
pub(super) fn simd_ballot(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    if lowering::candidates::<Step>(module, target).next().is_none() {
        return;
    }
    let mask = mask_variable(module);
    lower_calls(module, target, |module, inst, Step::Ballot| {
        let predicate = module.operand(inst, 0);
        let mut b = Builder::before(module, inst);
        let function = DialectFn::Msl(MslFn::SimdBallot);
        let bits = b.dialect(function, TypeId::VEC4_U32, &[predicate]).expect("it gives a value");
        let mask = b.load(mask.into());
        let value = b.arith(BinaryOp::And, bits, mask);
        replace(module, inst, value);
    });
    let users = variables_by_function(module, |space| space == AddressSpace::Private);
    for entry in module.entry_points().collect::<Vec<_>>() {
        if users[entry.index()].contains(&mask) {
            initialize(module, entry, mask);
        }
    }
}

fn mask_variable(module: &mut Module) -> ValueId {
    let pointer = module.store.types.pointer(AddressSpace::Private, TypeId::VEC4_U32, Access::ReadWrite);
    let root = module.root();
    let mut b = Builder::new(module, Cursor::End(root));
    let var = b.var_of(pointer, VarInfo::default(), None);
    b.name(var, "subgroup_mask").as_defined().expect("a variable is defined")
}

/// Stores the mask at the start of an entry point. SIMD-groups have 4, 8, 16, 32 or 64 lanes.
fn initialize(module: &mut Module, entry: FunctionId, mask: ValueId) {
    let (size, member) = subgroup_size(module, entry);
    let first = module.first_inst(module.function(entry).block).expect("a body has a terminator");
    let mut b = Builder::new(module, Cursor::Before(first));
    let size = member.map_or(size, |member| b.extract(size, member));
    let (zero, one, all, word) = (b.u32(0), b.u32(1), b.u32(u32::MAX), b.u32(32));
    let last = b.u32(31);
    let amount = b.arith(BinaryOp::And, size, last);
    let power = b.arith(BinaryOp::ShiftLeft, one, amount);
    let few = b.arith(BinaryOp::Sub, power, one);
    let is_full = b.compare(BinaryOp::GreaterEqual, size, word);
    let low = select(&mut b, few, all, is_full);
    let is_double = b.compare(BinaryOp::GreaterThan, size, word);
    let high = select(&mut b, zero, all, is_double);
    let value = b.construct(TypeId::VEC4_U32, &[low, high, zero, zero]);
    b.store(mask.into(), value);
}

/// The entry point's parameter that is the size of its subgroup, or has it as that member; a new one if it has none.
fn subgroup_size(module: &mut Module, entry: FunctionId) -> (Value, Option<u32>) {
    let size = Some(BuiltinValue::SubgroupSize);
    for (param, info) in module.function_params(entry).iter().zip(&module.function(entry).param_info) {
        if info.io.builtin == size {
            return (param.into(), None);
        }
        let structure = module.store.types.as_struct(module.value(param).ty);
        let member = structure.and_then(|of| of.members.iter().position(|member| member.io.builtin == size));
        if let Some(member) = member {
            return (param.into(), Some(member as u32));
        }
    }
    let io = IoAttributes { builtin: size, ..IoAttributes::default() };
    let value = module.add_function_param(entry, TypeId::U32, FunctionParam { io, binding: None });
    let name = module.store.symbols.intern("subgroup_size");
    module.set_name(value, Some(name));
    (value.into(), None)
}
