//! Small steps that many transforms take.

use crate::constant;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, InstId, Module, Value};
use crate::types::TypeId;

/// Makes the users of an instruction's only result use `value`, hands on its name, and removes the instruction.
pub(crate) fn replace(module: &mut Module, inst: InstId, value: Value) {
    if let Some(result) = module.result(inst) {
        if let (Some(name), Some(id)) = (module.value(result).name, value.as_defined())
            && module.value(id).name.is_none()
        {
            module.set_name(id, Some(name));
        }
        module.replace_all_uses(result, value);
        module.replace_sizes(result.into(), value);
    }
    module.remove(inst);
}

/// `value` in the shape of `ty`: a scalar becomes a vector of it where `ty` is one.
pub(crate) fn splat_to(b: &mut Builder<'_>, ty: TypeId, value: Value) -> Value {
    if !b.module.store.types.is_vector(ty) || b.module.store.types.is_vector(b.module.type_of(value)) {
        return value;
    }
    match value.as_constant() {
        Some(constant) => b.module.store.constants.splat(ty, constant).into(),
        None => b.construct(ty, &[value]),
    }
}

/// An integer constant of the scalar, or of all components of the vector, that `ty` is: by its bits.
pub(crate) fn integer(b: &mut Builder<'_>, ty: TypeId, bits: u32) -> Value {
    let value = match b.module.store.types.deepest_elem(ty) {
        TypeId::I32 => constant::Value::I32(bits as i32),
        TypeId::U32 => constant::Value::U32(bits),
        _ => unreachable!("it is an integer type"),
    };
    b.splat_constant(ty, value)
}

/// A scalar integer in another type of integers.
pub(crate) fn integer_as(b: &mut Builder<'_>, ty: TypeId, value: Value) -> Value {
    match value.as_constant().and_then(|id| b.module.store.constants.as_integer(id)) {
        Some(known) => integer(b, ty, known as u32),
        None => b.bitcast(ty, value),
    }
}

/// A float constant of the scalar, or of all components of the vector, that `ty` is.
pub(crate) fn float(b: &mut Builder<'_>, ty: TypeId, value: f32) -> Value {
    let value = match b.module.store.types.deepest_elem(ty) {
        TypeId::F32 => constant::Value::f32(value),
        TypeId::F16 => constant::Value::F16(constant::half::f16_from_f32(value)),
        _ => unreachable!("it is a float type"),
    };
    b.splat_constant(ty, value)
}

/// `select(otherwise, chosen, condition)`, the condition of the operands' shape.
pub(crate) fn select(b: &mut Builder<'_>, otherwise: Value, chosen: Value, condition: Value) -> Value {
    let ty = b.module.type_of(chosen);
    b.builtin_value(BuiltinFn::Select, ty, &[otherwise, chosen, condition])
}

/// A built-in function whose result has the type of its first argument.
pub(crate) fn same_type(b: &mut Builder<'_>, function: BuiltinFn, args: &[Value]) -> Value {
    let ty = b.module.type_of(args[0]);
    b.builtin_value(function, ty, args)
}

/// The shape of `shape`, of unsigned integers.
pub(crate) fn unsigned(module: &mut Module, shape: TypeId) -> TypeId {
    module.store.types.with_scalar(shape, TypeId::U32)
}

/// `lhs op rhs` with `rhs` an integer constant, on operands of one shape.
pub(crate) fn with_constant(b: &mut Builder<'_>, op: BinaryOp, lhs: Value, bits: u32) -> Value {
    let ty = b.module.type_of(lhs);
    let is_shift = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
    let amount = if is_shift { unsigned(b.module, ty) } else { ty };
    let rhs = integer(b, amount, bits);
    b.arith(op, lhs, rhs)
}
