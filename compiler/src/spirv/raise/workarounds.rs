//! What single drivers get wrong, written in another way. Each is an option, which the host sets for the driver that it knows; the table in
//! `expectations/hazards/spirv.txt` says which drivers they are.

mod arithmetic;
mod control;
mod matrices;
mod memory;

use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::packing;
use crate::rewrite::values::replace;
use crate::spirv::Options;
use crate::transform::Transform;

pub(super) const INFO: Transform = Transform {
    name: "spirv_workarounds",
    description: "writes in another way what drivers get wrong",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["binary_polyfill", "builtin_polyfill"],
    options: &[],
    run: |module, _| workarounds(module, &Options::default()),
};

/// Rewrites what the options name. It runs after the polyfills, and leaves splats and matrices as it finds them.
pub(super) fn workarounds(module: &mut Module, options: &Options) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if options.matrices_by_pointer {
            matrices::by_pointer(module);
        }
        for inst in module.find_insts(|op| is_wanted(op, options)) {
            if let Some(value) = rewritten(module, inst) {
                replace(module, inst, value);
            }
        }
        Ok(())
    })
}

/// Whether an option asks for such an instruction to be written in another way.
fn is_wanted(op: Op, options: &Options) -> bool {
    match op {
        Op::Switch(_) => options.dense_switches,
        Op::Builtin(BuiltinFn::Min | BuiltinFn::Max | BuiltinFn::Clamp) => options.scalar_clamps,
        Op::Builtin(BuiltinFn::QuantizeToF16) => options.scalar_quantize,
        Op::Builtin(BuiltinFn::Abs) | Op::Unary(UnaryOp::Negation) => options.sign_by_bits,
        Op::Binary(BinaryOp::Equal | BinaryOp::NotEqual) => options.zero_by_less_than_one,
        Op::LoadVectorElement => options.whole_uniform_vectors,
        Op::Builtin(BuiltinFn::SubgroupMin | BuiltinFn::SubgroupMax) => options.collapsed_subgroup_extremes,
        Op::Builtin(BuiltinFn::SubgroupBroadcast) => options.halves_broadcast_as_words,
        Op::Builtin(_) => options.packing_by_arithmetic,
        _ => false,
    }
}

/// What takes the place of an instruction that an option names.
fn rewritten(module: &mut Module, inst: InstId) -> Option<Value> {
    let op = module.inst(inst).op;
    if let Op::Switch(_) = op {
        control::dense_switch(module, inst);
        return None;
    }
    let ty = module.result(inst).map(|result| module.value(result).ty)?;
    let args: smallvec::SmallVec<[Value; 4]> = module.operand_list(inst);
    let mut b = Builder::before(module, inst);
    match op {
        Op::Builtin(BuiltinFn::Min | BuiltinFn::Max | BuiltinFn::Clamp | BuiltinFn::QuantizeToF16) => {
            arithmetic::by_component(&mut b, op, ty, &args)
        }
        Op::Builtin(BuiltinFn::Abs) | Op::Unary(UnaryOp::Negation) => arithmetic::sign(&mut b, op, ty, args[0]),
        Op::Binary(_) => arithmetic::compared_with_one(&mut b, op, ty, &args),
        Op::LoadVectorElement => memory::whole_vector(&mut b, ty, &args),
        Op::Builtin(BuiltinFn::SubgroupMin | BuiltinFn::SubgroupMax) => {
            let inner = b.module.defining_inst(args[0])?;
            let is_same = b.module.inst(inner).op == op && b.module.inst_block(inner) == b.module.inst_block(inst);
            is_same.then_some(args[0])
        }
        Op::Builtin(BuiltinFn::SubgroupBroadcast) => arithmetic::broadcast_as_words(&mut b, ty, &args),
        Op::Builtin(function) => packing::normalised(&mut b, function, *args.first()?),
        _ => None,
    }
}

/// Stores to atomics in workgroup memory are exchanges whose result nobody uses.
pub(super) fn stores_by_exchange(module: &mut Module) {
    memory::stores_by_exchange(module);
}

/// Saturates vectors of f16 by `max(min(x, 1), 0)`. It runs before the polyfill that makes a clamp of it.
pub(super) fn saturate_by_min_max(module: &mut Module) {
    arithmetic::saturate_by_min_max(module);
}
