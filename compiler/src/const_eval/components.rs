//! The scalars of vectors and matrices, in order: taking them out of constants, applying a scalar function to them, and
//! putting them together again. A function of equal components is evaluated once.

use smallvec::SmallVec;

use super::error::EvalError;
use super::scalar::{Format, Scalar};
use crate::constant::{ConstFn, ConstId, Value};
use crate::store::Store;
use crate::types::{Type, TypeId};

/// The scalars of the largest matrix.
pub(super) type Components = SmallVec<[Scalar; 16]>;

/// A function of scalars. The [`ConstFn`] is for messages, and for functions that serve several.
pub(super) type ScalarFn = fn(ConstFn, &[Scalar]) -> Result<Scalar, EvalError>;

/// How many scalars a scalar, vector or matrix has.
fn component_count(store: &Store, ty: TypeId) -> usize {
    match store.types.get(ty) {
        Type::Vector { size, .. } => size.into(),
        Type::Matrix { column, columns } => usize::from(columns) * component_count(store, column),
        _ => 1,
    }
}

/// The value of all components, if the constant is a scalar or is held as a repetition.
pub(super) fn repeated(store: &Store, id: ConstId) -> Option<Scalar> {
    match store.constants.value(id) {
        Value::Zero => Scalar::of(Value::zero_of(store.types.deepest_elem(store.constants.ty(id)))),
        Value::Splat(element) => repeated(store, element),
        Value::Composite(_) => None,
        value => Scalar::of(value),
    }
}

/// The scalars of a scalar, vector or matrix; matrices column by column.
pub(super) fn components(store: &Store, id: ConstId) -> Components {
    if let Some(scalar) = repeated(store, id) {
        return SmallVec::from_elem(scalar, component_count(store, store.constants.ty(id)));
    }
    match store.constants.value(id) {
        Value::Composite(run) => {
            store.constants.elements(run).iter().flat_map(|&element| components(store, element)).collect()
        }
        // Equal columns.
        Value::Splat(column) => {
            let columns = store.types.element_count(store.constants.ty(id)).expect("a composite");
            (0..columns).flat_map(|_| components(store, column)).collect()
        }
        _ => unreachable!("scalars and zeros are repetitions"),
    }
}

/// The numbers of a scalar, vector or matrix of floats.
pub(super) fn floats(store: &Store, id: ConstId) -> SmallVec<[f64; 16]> {
    components(store, id).into_iter().map(|scalar| scalar.float().1).collect()
}

/// The float format of a type's components.
pub(super) fn format_of(store: &Store, ty: TypeId) -> Format {
    Format::of(store.types.deepest_elem(ty)).expect("the overload takes floats")
}

/// The constant of a scalar.
pub(super) fn scalar(store: &mut Store, scalar: Scalar) -> ConstId {
    let (ty, value) = scalar.constant();
    store.constants.scalar(ty, value)
}

/// The scalar, vector or matrix of these components.
pub(super) fn build(store: &mut Store, ty: TypeId, components: &[Scalar]) -> ConstId {
    let Some(count) = store.types.element_count(ty) else {
        return scalar(store, components[0]);
    };
    let element_type = store.types.element_type(ty, 0).expect("composites have elements");
    let elements: SmallVec<[ConstId; 4]> = components
        .chunks_exact(components.len() / count as usize)
        .map(|part| build(store, element_type, part))
        .collect();
    store.constants.composite(ty, &store.types, &elements)
}

/// The scalar, vector or matrix whose components are all the same.
pub(super) fn build_repeated(store: &mut Store, ty: TypeId, component: Scalar) -> ConstId {
    match store.types.element_type(ty, 0) {
        Some(element_type) => {
            let element = build_repeated(store, element_type, component);
            store.constants.splat(ty, element)
        }
        None => scalar(store, component),
    }
}

/// A scalar, vector or matrix of float components, which must be finite in the format.
pub(super) fn build_floats(store: &mut Store, f: ConstFn, ty: TypeId, numbers: &[f64]) -> Result<ConstId, EvalError> {
    let format = format_of(store, ty);
    let components = numbers.iter().map(|&number| {
        let number = format.step(f, number)?;
        Ok(Scalar::Float(format, format.round(number)))
    });
    let components = components.collect::<Result<Components, EvalError>>()?;
    Ok(build(store, ty, &components))
}

/// Applies a scalar function to corresponding components; scalars stand for as many as needed.
pub(super) fn map(
    store: &mut Store,
    f: ConstFn,
    args: &[ConstId],
    result: TypeId,
    apply: ScalarFn,
) -> Result<ConstId, EvalError> {
    let repetitions: Option<SmallVec<[Scalar; 4]>> = args.iter().map(|&arg| repeated(store, arg)).collect();
    if let Some(scalars) = repetitions {
        let component = apply(f, &scalars)?;
        return Ok(build_repeated(store, result, component));
    }
    let args: SmallVec<[Components; 4]> = args.iter().map(|&arg| components(store, arg)).collect();
    let components = (0..component_count(store, result)).map(|index| {
        let scalars: SmallVec<[Scalar; 4]> =
            args.iter().map(|arg| if arg.len() == 1 { arg[0] } else { arg[index] }).collect();
        apply(f, &scalars)
    });
    let components = components.collect::<Result<Components, EvalError>>()?;
    Ok(build(store, result, &components))
}
