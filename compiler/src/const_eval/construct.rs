//! Composite constants: made of their parts, and taken apart.
//!
//! <https://www.w3.org/TR/WGSL/#value-constructor-builtin-function>

use smallvec::SmallVec;

use super::error::{EvalError, INDEX_RANGE};
use crate::constant::{ConstId, Value};
use crate::store::Store;
use crate::types::{Type, TypeId};

type Elements = SmallVec<[ConstId; 16]>;

/// A vector of scalars and shorter vectors, a matrix of scalars or columns, an array or structure of its elements.
pub(super) fn construct_elements(store: &mut Store, args: &[ConstId], result: TypeId) -> ConstId {
    match store.types.get(result) {
        Type::Vector { .. } => {
            let scalars = flatten(store, args);
            store.constants.composite(result, &store.types, &scalars)
        }
        Type::Matrix { column, .. } if store.types.is_scalar(store.constants.ty(args[0])) => {
            let rows = store.types.element_count(column).expect("a vector") as usize;
            let columns: Elements =
                args.chunks_exact(rows).map(|part| store.constants.composite(column, &store.types, part)).collect();
            store.constants.composite(result, &store.types, &columns)
        }
        _ => store.constants.composite(result, &store.types, args),
    }
}

/// The scalars of scalars and vectors.
fn flatten(store: &mut Store, args: &[ConstId]) -> Elements {
    let mut scalars = Elements::new();
    for &arg in args {
        let Some(count) = store.types.element_count(store.constants.ty(arg)) else {
            scalars.push(arg);
            continue;
        };
        scalars.extend((0..count).filter_map(|index| store.constants.element(&store.types, arg, index)));
    }
    scalars
}

/// Element `index`, an integer constant, of a vector, matrix or array constant.
///
/// # Errors
/// An index beyond the elements; to be shown at argument 1.
pub fn index(store: &mut Store, composite: ConstId, index: ConstId) -> Result<ConstId, EvalError> {
    check_index(store, store.constants.ty(composite), index)?;
    let index = store.constants.as_integer(index).expect("an index is an integer") as u32;
    Ok(store.constants.element(&store.types, composite, index).expect("the index was checked"))
}

/// Whether an integer constant indexes a value of this type within its bounds. Of an array whose count is not yet known, only
/// a negative index is beyond them.
///
/// # Errors
/// An index beyond the elements; to be shown at argument 1.
pub fn check_index(store: &Store, composite: TypeId, index: ConstId) -> Result<(), EvalError> {
    let index = store.constants.as_integer(index).expect("an index is an integer");
    let count = store.types.element_count(composite);
    if index >= 0 && count.is_none_or(|count| index < count.into()) {
        return Ok(());
    }
    let bounds = count.map_or_else(|| String::from("0 or more"), |count| format!("in 0..{count}"));
    let type_name = store.type_name(composite);
    Err(EvalError::new(INDEX_RANGE, format!("an index of '{type_name}' must be {bounds}, but is {index}")).at(1))
}

/// The components of a vector that a swizzle selects; `result` is the scalar or vector type of as many. Indices must be in bounds.
pub fn swizzle(store: &mut Store, vector: ConstId, indices: &[u32], result: TypeId) -> ConstId {
    let repetition = match store.constants.value(vector) {
        Value::Zero => return store.constants.zero(result),
        Value::Splat(element) => Some(element),
        _ => None,
    };
    let mut element = |index| {
        let component = repetition.or_else(|| store.constants.element(&store.types, vector, index));
        component.expect("the swizzle is in bounds")
    };
    if let &[index] = indices {
        return element(index);
    }
    let elements: Elements = indices.iter().map(|&index| element(index)).collect();
    store.constants.composite(result, &store.types, &elements)
}
