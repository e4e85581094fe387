//! Gives instructions of functions whose operands are constants their value, by the evaluation that const-expressions have.
//!
//! The front end leaves nothing to fold but what becomes constant later: what overrides decide. An operation that breaks a rule of
//! const-expressions, a division by zero or an overflow, has no constant value and stays what it is when the shader runs.
//! Expressions of module scope are [`substitute_overrides`](super::substitute_overrides)'s.

use smallvec::SmallVec;

use super::Transform;
use super::evaluate::evaluate;
use crate::constant::ConstId;
use crate::diagnostic::Diagnostics;
use crate::ir::{InstId, Module, Value};

pub(super) const INFO: Transform = Transform {
    name: "constant_folding",
    description: "gives instructions whose operands are constants their value, unless it breaks a rule of const-expressions",
    follows: &["substitute_overrides"],
    run: |module, _| constant_folding(module),
    ..Transform::ANY
};

/// Folds constants.
pub fn constant_folding(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        for function in module.function_order.clone() {
            // Operands come before users, so that one walk is enough.
            for inst in module.nested_insts(module.function(function).block) {
                fold(module, inst);
            }
        }
        Ok(())
    })
}

fn fold(module: &mut Module, inst: InstId) {
    let op = module.inst(inst).op;
    if op.is_control() || op.is_terminator() {
        return;
    }
    let args: Option<SmallVec<[ConstId; 4]>> = module.operands(inst).map(Value::as_constant).collect();
    let Some(args) = args else { return };
    if let Ok(Some(value)) = evaluate(module, inst, &args) {
        super::rewrite::replace(module, inst, value.into());
    }
}
