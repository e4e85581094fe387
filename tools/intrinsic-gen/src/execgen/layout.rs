//! How arrays of values lie in a storage buffer.

use colorfast_reference::{Scalar, Type};

/// The type in which a buffer keeps values: truth values are words.
pub fn stored(ty: Type) -> Type {
    let word = |scalar: Scalar| if scalar == Scalar::Bool { Scalar::U32 } else { scalar };
    match ty {
        Type::Scalar(scalar) => Type::Scalar(word(scalar)),
        Type::Vector(n, scalar) => Type::Vector(n, word(scalar)),
        Type::Matrix(c, r, scalar) => Type::Matrix(c, r, scalar),
    }
}

/// Bytes of a scalar.
const fn size(scalar: Scalar) -> usize {
    if matches!(scalar, Scalar::F16) { 2 } else { 4 }
}

/// The name of a scalar type in shaders and directives.
pub const fn scalar_name(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Bool => "bool",
        Scalar::I32 => "i32",
        Scalar::U32 => "u32",
        Scalar::F32 => "f32",
        Scalar::F16 => "f16",
    }
}

/// A type in a shader.
pub fn name(ty: Type) -> String {
    let component = scalar_name(ty.component());
    match ty {
        Type::Scalar(_) => component.to_owned(),
        Type::Vector(n, _) => format!("vec{n}<{component}>"),
        Type::Matrix(c, r, _) => format!("mat{c}x{r}<{component}>"),
    }
}

/// The components of a column, and those that it takes the room of.
const fn column(ty: Type) -> (usize, usize) {
    match ty {
        Type::Scalar(_) => (1, 1),
        Type::Vector(n, _) | Type::Matrix(_, n, _) => (n, if n == 3 { 4 } else { n }),
    }
}

/// The alignment in bytes.
pub const fn alignment(ty: Type) -> usize {
    column(ty).1 * size(ty.component())
}

/// The distance of elements of an array in bytes.
pub const fn stride(ty: Type) -> usize {
    let columns = if let Type::Matrix(c, _, _) = ty { c } else { 1 };
    columns * alignment(ty)
}

/// The words for the components of an element, with the padding of its columns as `any`.
pub fn padded(ty: Type, components: Vec<String>) -> Vec<String> {
    let (used, whole) = column(ty);
    let mut words = Vec::new();
    for column in components.chunks(used) {
        words.extend_from_slice(column);
        words.extend(std::iter::repeat_n("any".to_owned(), whole - used));
    }
    words
}
