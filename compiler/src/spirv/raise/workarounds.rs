//! What single drivers get wrong, written in another way. Each is an option, which the host sets for the driver that it knows; the table in
//! `expectations/hazards/spirv.txt` says which drivers they are.

mod arithmetic;
mod control;
mod matrices;
mod memory;

use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Allow, Builder, InstId, Module, Op, Value};
use crate::spirv::Options;
use crate::transform::Transform;
use crate::transform::packing;
use crate::transform::rewrite::replace;

pub(super) const INFO: Transform = Transform {
    name: "spirv_workarounds",
    description: "writes in another way what drivers get wrong",
    accepts: Allow::DUPLICATE_NAMES,
    adds: Allow::CORE,
    removes: Allow::CORE,
    options: &[],
    run: |module, _| workarounds(module, &Options::default()),
};

/// Rewrites what the options name. It runs after the polyfills, and leaves splats and matrices as it finds them.
pub(super) fn workarounds(module: &mut Module, options: &Options) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if options.matrices_by_pointer {
            matrices::by_pointer(module);
        }
        for inst in module.all_insts() {
            if let Some(value) = rewritten(module, inst, options) {
                replace(module, inst, value);
            }
        }
        Ok(())
    })
}

/// What takes the place of an instruction.
fn rewritten(module: &mut Module, inst: InstId, options: &Options) -> Option<Value> {
    let op = module.inst(inst).op;
    if options.dense_switches && matches!(op, Op::Switch(_)) {
        control::dense_switch(module, inst);
        return None;
    }
    let ty = module.result(inst).map(|result| module.value(result).ty)?;
    let args: smallvec::SmallVec<[Value; 4]> = module.operands(inst).collect();
    let has = |option: bool| option.then_some(());
    let mut b = Builder::before(module, inst);
    match op {
        Op::Builtin(BuiltinFn::Min | BuiltinFn::Max | BuiltinFn::Clamp) => {
            has(options.scalar_clamps)?;
            arithmetic::by_component(&mut b, op, ty, &args)
        }
        Op::Builtin(BuiltinFn::QuantizeToF16) => {
            has(options.scalar_quantize)?;
            arithmetic::by_component(&mut b, op, ty, &args)
        }
        Op::Builtin(BuiltinFn::Abs) | Op::Unary(UnaryOp::Negation) => {
            has(options.sign_by_bits)?;
            arithmetic::sign(&mut b, op, ty, args[0])
        }
        Op::Binary(BinaryOp::Equal | BinaryOp::NotEqual) => {
            has(options.zero_by_less_than_one)?;
            arithmetic::compared_with_one(&mut b, op, ty, &args)
        }
        Op::LoadVectorElement => {
            has(options.whole_uniform_vectors)?;
            memory::whole_vector(&mut b, ty, &args)
        }
        Op::Builtin(BuiltinFn::SubgroupMin | BuiltinFn::SubgroupMax) => {
            has(options.collapsed_subgroup_extremes)?;
            let inner = b.module.defining_inst(args[0])?;
            let is_same = b.module.inst(inner).op == op && b.module.inst_block(inner) == b.module.inst_block(inst);
            is_same.then_some(args[0])
        }
        Op::Builtin(BuiltinFn::SubgroupBroadcast) => {
            has(options.halves_broadcast_as_words)?;
            arithmetic::broadcast_as_words(&mut b, ty, &args)
        }
        Op::Builtin(function) => {
            has(options.packing_by_arithmetic)?;
            packing::normalised(&mut b, function, args[0])
        }
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
