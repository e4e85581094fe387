//! Keeps what is computed at run time from being a const-expression of the text, which would be evaluated when the text is read, and
//! rejected where it overflows, divides by zero or leaves an array.
//!
//! Operations on constants alone are left where the source's were no const-expressions: `u32(false && b)`.

use smallvec::SmallVec;

use crate::const_eval;
use crate::constant::ConstFn;
use crate::intrinsics::{self, OverloadId};
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
fn refused_constants(module: &Module, inst: InstId) -> SmallVec<[usize; 2]> {
    let store = &module.store;
    let constant = |index: usize| module.get_operand(inst, index).and_then(Value::as_constant);
    let count = module.operand_count(inst);
    let operands = || (0..count).filter(|&index| constant(index).is_some());
    let op = module.inst(inst).op;
    if !matches!(op, Op::Binary(_) | Op::Builtin(_)) || operands().next().is_none() {
        return SmallVec::new();
    }
    let types: SmallVec<[TypeId; 8]> = module.operands(inst).map(|value| module.type_of(value)).collect();
    let result = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
    let (evaluated_by, breach) = match op {
        Op::Binary(op) => (op.const_fn(), None),
        Op::Builtin(function) => {
            let overload = intrinsics::exact_overload(store, function, &types, result);
            let breach = overload.and_then(|overload| intrinsics::out_of_range(overload, store, constant));
            (overload.and_then(OverloadId::const_fn), breach)
        }
        _ => (None, None),
    };
    let breaks = |f: ConstFn| const_eval::check_partial(store, f, types[0], constant).is_err();
    if breach.is_some() || evaluated_by.is_some_and(breaks) { operands().collect() } else { SmallVec::new() }
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
