//! Keeps what is computed at run time from being a const-expression of the text, which would be evaluated when the text is read, and
//! rejected where it overflows, divides by zero or leaves an array.
//!
//! Operations on constants alone are left where the source's were no const-expressions: `u32(false && b)`.

use crate::ir::{Builder, InstId, Module, Op, Value};
use crate::transform::Transform;

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
                let operand = module.operand(inst, 0);
                let ty = module.type_of(operand);
                let named = Builder::before(module, inst).emit_value(Op::Let, &[operand], ty);
                module.set_operand(inst, 0, named);
            }
        }
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
