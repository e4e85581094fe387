//! Keeps what is computed at run time from being a const-expression of the text, which would be evaluated when the text is read, and
//! rejected where it overflows, divides by zero or leaves an array.
//!
//! Operations on constants alone are left where the source's were no const-expressions: `u32(false && b)`.

use smallvec::SmallVec;

use crate::Store;
use crate::constant::{self, ConstId};
use crate::intrinsics::{self, BinaryOp, Callee};
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

/// The constant operands that WGSL refuses whatever the others are: divisors that are zero, shifts by the width of the type or more, and
/// arguments out of the range of a built-in function.
fn refused_constants(module: &Module, inst: InstId) -> SmallVec<[usize; 2]> {
    let store = &module.store;
    let constant = |index: usize| module.get_operand(inst, index).and_then(Value::as_constant);
    match module.inst(inst).op {
        Op::Binary(op @ (BinaryOp::Div | BinaryOp::Mod | BinaryOp::ShiftLeft | BinaryOp::ShiftRight)) => {
            let is_division = matches!(op, BinaryOp::Div | BinaryOp::Mod);
            let is_refused = |value: i64| if is_division { value == 0 } else { value > 31 };
            let is_refused = constant(1).is_some_and(|divisor| any_integer(store, divisor, is_refused));
            is_refused.then_some(1).into_iter().collect()
        }
        Op::Builtin(function)
            if Callee::Function(function).has_limits()
                && (0..module.operand_count(inst)).any(|at| constant(at).is_some()) =>
        {
            let types: SmallVec<[TypeId; 8]> = module.operands(inst).map(|value| module.type_of(value)).collect();
            let result = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
            let overload = intrinsics::exact_overload(store, function, &types, result);
            let breach = overload.and_then(|overload| intrinsics::out_of_range(overload, store, constant));
            breach.map(|_| (0..types.len()).filter(|&index| constant(index).is_some())).into_iter().flatten().collect()
        }
        _ => SmallVec::new(),
    }
}

/// Whether a number of an integer constant, or of its components, is one of these.
fn any_integer(store: &Store, constant: ConstId, is_wanted: impl Fn(i64) -> bool + Copy) -> bool {
    match store.constants.value(constant) {
        constant::Value::Zero => store.types.is_integer(store.constants.ty(constant)) && is_wanted(0),
        constant::Value::Splat(element) => any_integer(store, element, is_wanted),
        constant::Value::Composite(run) => {
            store.constants.elements(run).iter().any(|&element| any_integer(store, element, is_wanted))
        }
        _ => store.constants.as_integer(constant).is_some_and(is_wanted),
    }
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
