//! Gives instructions of functions whose operands are constants their value, by the evaluation that const-expressions have.
//!
//! The front end leaves nothing to fold but what becomes constant later: what overrides decide. An operation that breaks a rule of
//! const-expressions, a division by zero or an overflow, has no constant value and stays what it is when the shader runs.
//! Expressions of module scope are [`substitute_overrides`](super::substitute_overrides)'s.

use smallvec::SmallVec;

use super::Transform;
use crate::constant::ConstId;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::BuiltinFn;
use crate::ir::{DialectProperties, InstId, Module, Op, Value, ValueId};
use crate::rewrite::evaluate::evaluate;
use crate::types::Type;

pub(super) const INFO: Transform = Transform {
    name: "constant_folding",
    description: "gives instructions whose operands are constants their value, unless it breaks a rule of const-expressions",
    // What a structure is made of is its members.
    accepts: DialectProperties::ALL.without(DialectProperties::PACKED_VECTORS),
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
    if let Ok(Some(value)) = evaluate(module, inst, &args)
        && module.results(inst).iter().all(|result| may_be_constant(module, result, value))
    {
        crate::rewrite::values::replace(module, inst, value.into());
    }
}

/// Whether the users of a value take the constant that it is: an index that is known lies within what it goes into, and a view that is
/// known within its buffer. As the shader runs, others are answered by what the target does.
fn may_be_constant(module: &Module, value: ValueId, constant: ConstId) -> bool {
    let Some(index) = module.store.constants.as_integer(constant) else { return true };
    let takes = |user: InstId| match module.inst(user).op {
        Op::Access | Op::LoadVectorElement | Op::StoreVectorElement => indices_fit(module, user, value, index),
        Op::Builtin(BuiltinFn::BufferView | BuiltinFn::BufferArrayView) => false,
        _ => true,
    };
    module.uses(value).all(|(_, slot)| takes(slot.user))
}

/// Whether an index that is `value` may be the number `known`.
fn indices_fit(module: &Module, access: InstId, value: ValueId, known: i64) -> bool {
    let types = &module.store.types;
    let object = module.operand(access, 0);
    let mut ty = match module.shape_of(object) {
        Type::Pointer { store, .. } => store,
        _ => module.type_of(object),
    };
    for operand in module.operands(access).skip(1) {
        let number = if operand == value.into() {
            Some(known)
        } else {
            operand.as_constant().and_then(|constant| module.store.constants.as_integer(constant))
        };
        let element = number.map_or(Some(0), |number| u32::try_from(number).ok());
        match element.and_then(|element| types.element_type(ty, element)) {
            Some(element) => ty = element,
            // What is stored comes behind the index.
            None => return operand != value.into(),
        }
    }
    true
}
