//! Keeps what is computed at run time from being a const-expression of the text, which would be evaluated when the text is read, and
//! rejected where it overflows, divides by zero or leaves an array.
//!
//! Operations on constants alone are left where the source's were no const-expressions: `u32(false && b)`.

use smallvec::SmallVec;

use crate::const_eval;
use crate::constant::ConstFn;
use crate::intrinsics::{self, BuiltinFn, OverloadId};
use crate::ir::{Builder, InstId, Module, Op, Value};
use crate::transform::Transform;
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "runtime_values",
    description: "keeps what runs from being a const-expression of the text",
    follows: &["short_circuit"],
    run: |module, _| {
        runtime_values(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Gives operations on constants alone an operand that is a `let`.
pub(super) fn runtime_values(module: &mut Module) {
    INFO.begin(module);
    for function in module.function_order.clone() {
        for inst in module.nested_insts(module.function(function).block) {
            if is_constant_operation(module, inst) {
                name_operand(module, inst, 0);
            }
            refused_constants(module, inst).into_iter().for_each(|index| name_operand(module, inst, index));
        }
    }
}

/// Makes a `let` of an operand.
fn name_operand(module: &mut Module, inst: InstId, index: usize) {
    let operand = module.operand(inst, index);
    let ty = module.type_of(operand);
    let named = Builder::before(module, inst).emit_value(Op::Let, &[operand], ty);
    module.set_operand(inst, index, named);
}

/// The constant operands by which an instruction breaks a rule of WGSL whatever the other operands are, as a divisor of zero does.
pub(super) fn refused_constants(module: &Module, inst: InstId) -> SmallVec<[usize; 2]> {
    let constant = |index: usize| module.get_operand(inst, index).and_then(Value::as_constant);
    let operands = || (0..module.operand_count(inst)).filter(|&index| constant(index).is_some());
    let op = module.inst(inst).op;
    if !matches!(op, Op::Binary(_) | Op::Builtin(_)) || operands().next().is_none() {
        return SmallVec::new();
    }
    let breaks = |f: ConstFn| {
        const_eval::check_partial(&module.store, f, module.type_of(module.operand(inst, 0)), constant).is_err()
    };
    let is_refused = match op {
        Op::Binary(op) => op.const_fn().is_some_and(breaks),
        Op::Builtin(function) => overload(module, inst, function).is_some_and(|overload| {
            intrinsics::out_of_range(overload, &module.store, constant).is_some()
                || overload.const_fn().is_some_and(breaks)
        }),
        _ => false,
    };
    if is_refused { operands().collect() } else { SmallVec::new() }
}

/// The overload of a built-in function that a call calls.
fn overload(module: &Module, call: InstId, function: BuiltinFn) -> Option<OverloadId> {
    let types: SmallVec<[TypeId; 8]> = module.operands(call).map(|value| module.type_of(value)).collect();
    let result = module.result(call).map_or(TypeId::VOID, |result| module.value(result).ty);
    intrinsics::exact_overload(&module.store, function, &types, result)
}

fn is_constant_operation(module: &Module, inst: InstId) -> bool {
    let is_operation = matches!(
        module.inst(inst).op,
        Op::Access
            | Op::Swizzle(_)
            | Op::Construct
            | Op::Convert
            | Op::Bitcast
            | Op::Unary(_)
            | Op::Binary(_)
            | Op::Builtin(_)
    );
    let is_constant = |operand: Value| operand.as_constant().is_some();
    is_operation && module.operand_count(inst) > 0 && module.operands(inst).all(is_constant)
}
