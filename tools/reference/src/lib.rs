//! What the specification accepts as the result of a built-in, operator, constructor or conversion.
//!
//! [`accepted`] takes what is called and its arguments, as bits, and says for each scalar of the result which values are right, by the
//! rules for a *runtime expression*: the accuracy tables of #floating-point-accuracy, either rounding, and subnormal numbers that
//! may be flushed to zero before and after each operation that the tables list.
//!
//! ```
//! use colorfast_reference::{Kind, Scalar, Type, Value, accepted};
//! let f32 = Type::Scalar(Scalar::F32);
//! let [a, b] = [0.1f32, 0.2].map(|x| Value { ty: f32, bits: vec![x.to_bits()] });
//! let sum = &accepted(Kind::Binary, "+", f32, &[a, b]).expect("`+` has a reference")[0];
//! assert!(sum.allows((0.1f32 + 0.2).to_bits()));
//! assert!(!sum.allows(0.31f32.to_bits()));
//! assert_eq!(sum.to_string(), "0.29999998..0.3");
//! ```
//!
//! How it computes: a value of every scalar type is a binary64 number, so a result is a few closed ranges of those. A correctly
//! rounded operation is done in binary64 and its remainder, which is exact, says on which side the true result lies: that
//! gives the neighbours without any rounding in between. An elementary function is computed in binary64, whose error is a millionth of
//! what the tables allow, and widened. What is inherited from an expression is that expression, in interval arithmetic.
//!
//! A constant expression must keep to the same ranges, except that where [`Accepted::is_any`] it may be an error instead. It knows
//! nothing of the compiler, so that both sides of a comparison can be held to it.

mod accepted;
mod convert;
mod elementary;
mod float;
mod format;
mod integer;
mod interval;
mod matrix;
mod operator;
mod packing;
mod value;
mod vector;

pub use accepted::Accepted;
pub use value::{Kind, Scalar, Type, Value};

/// What is accepted for each scalar of the result, in the order in which it lies in memory; `None` where there is no reference.
///
/// `name` is the built-in's name, the operator's symbol, or what is constructed (`vec3`, `f16`). `result` is the type of the
/// result; of `frexp` and `modf` that of their first member, and what is accepted for the second follows that for the first.
pub fn accepted(kind: Kind, name: &str, result: Type, arguments: &[Value]) -> Option<Vec<Accepted>> {
    match kind {
        Kind::Constructor | Kind::Conversion => Some(convert::construct(result, arguments)),
        Kind::Unary | Kind::Binary => operator::accepted(name, result, arguments),
        Kind::Function => function(name, result, arguments),
    }
}

fn function(name: &str, result: Type, arguments: &[Value]) -> Option<Vec<Accepted>> {
    if let Some(found) = convert::function(name, result, arguments) {
        return Some(found);
    }
    let first = arguments.first()?;
    packing::accepted(name, arguments).or_else(|| match first.ty.component() {
        Scalar::I32 | Scalar::U32 => integer::accepted(name, arguments),
        _ => vector::accepted(name, arguments)
            .or_else(|| matrix::accepted(name, arguments))
            .or_else(|| float::accepted(name, arguments)),
    })
}
