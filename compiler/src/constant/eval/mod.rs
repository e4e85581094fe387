//! Evaluation of const-expressions: operators, built-in functions, value constructors and conversions over constants.
//!
//! Arguments have the parameter types of the overload chosen: implicit conversions are applied before, by [`convert`]. Results
//! are the same on every machine. What an error means, for a shader or for a pipeline, is the caller's to say.
//!
//! <https://www.w3.org/TR/WGSL/#const-expr>

mod arithmetic;
mod bits;
mod components;
mod construct;
mod convert;
pub mod error;
mod float;
mod pack;
mod partial;
mod scalar;
#[cfg(test)]
mod tests;
mod vector;

pub use construct::{check_index, index, swizzle};
pub use convert::{bitcast, convert};
pub use error::EvalError;
pub use partial::check_partial;

use super::{ConstFn, ConstId};
use crate::store::Store;
use crate::types::{Type, TypeId};
use components::ScalarFn;

/// The value of `f(args)`, of type `result`.
///
/// # Errors
/// The rule of const-expressions that the values break.
pub fn evaluate(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    if let Some(value) = structural(store, f, args, result) {
        return Ok(value);
    }
    check_arguments(store, f, args)?;
    let is_product = f == ConstFn::OpMul && is_linear(store, args);
    if let Some(apply) = component_wise(f).filter(|_| !is_product) {
        return components::map(store, f, args, result, apply);
    }
    match f {
        ConstFn::OpMul => vector::product(store, f, args, result),
        ConstFn::Convert => convert(store, args[0], result),
        ConstFn::Bitcast => bitcast(store, args[0], result),
        ConstFn::All | ConstFn::Any => Ok(vector::reduce_bools(store, f, args)),
        ConstFn::Transpose => Ok(vector::transpose(store, args, result)),
        ConstFn::Dot => vector::dot(store, f, args),
        ConstFn::Dot4I8Packed | ConstFn::Dot4U8Packed => Ok(pack::dot4(store, f, args)),
        ConstFn::Frexp => members(store, f, args, result, [float::frexp_fract, float::frexp_exp]),
        ConstFn::Modf => members(store, f, args, result, [float::modf_fract, float::modf_whole]),
        ConstFn::Length | ConstFn::Distance if !store.types.is_vector(store.constants.ty(args[0])) => {
            let apply = if f == ConstFn::Length { float::unary } else { float::binary };
            components::map(store, f, args, result, apply)
        }
        ConstFn::Pack2x16float
        | ConstFn::Pack2x16snorm
        | ConstFn::Pack2x16unorm
        | ConstFn::Pack4x8snorm
        | ConstFn::Pack4x8unorm
        | ConstFn::Pack4xI8
        | ConstFn::Pack4xI8Clamp
        | ConstFn::Pack4xU8
        | ConstFn::Pack4xU8Clamp => Ok(pack::pack(store, f, args)),
        ConstFn::Unpack2x16float
        | ConstFn::Unpack2x16snorm
        | ConstFn::Unpack2x16unorm
        | ConstFn::Unpack4x8snorm
        | ConstFn::Unpack4x8unorm
        | ConstFn::Unpack4xI8
        | ConstFn::Unpack4xU8 => pack::unpack(store, f, args, result),
        _ => vector::evaluate(store, f, args, result),
    }
}

/// The functions that only arrange their arguments, of which there may be many.
fn structural(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Option<ConstId> {
    Some(match f {
        ConstFn::Zero => store.constants.zero(result),
        ConstFn::Identity => args[0],
        ConstFn::ConstructSplat => store.constants.splat(result, args[0]),
        ConstFn::ConstructElements | ConstFn::ConstructColumns => construct::construct_elements(store, args, result),
        _ => return None,
    })
}

/// The functions that apply to each component by itself.
fn component_wise(f: ConstFn) -> Option<ScalarFn> {
    use ConstFn as F;
    Some(match f {
        F::OpAdd => arithmetic::add,
        F::OpSub => arithmetic::sub,
        F::OpMul => arithmetic::mul,
        F::OpDiv => arithmetic::div,
        F::OpMod => arithmetic::rem,
        F::OpNegation => arithmetic::negation,
        F::OpNot => arithmetic::not,
        F::OpEq | F::OpNeq | F::OpLt | F::OpGt | F::OpLte | F::OpGte => arithmetic::compare,
        F::Abs => arithmetic::abs,
        F::Clamp => arithmetic::clamp,
        F::Max => arithmetic::max,
        F::Min => arithmetic::min,
        F::Select => arithmetic::select,
        F::Sign => arithmetic::sign,
        F::OpAnd | F::OpOr | F::OpXor | F::OpLogicalAnd | F::OpLogicalOr => bits::bitwise,
        F::OpComplement => bits::complement,
        F::OpShl => bits::shift_left,
        F::OpShr => bits::shift_right,
        F::CountLeadingZeros | F::CountOneBits | F::CountTrailingZeros | F::ReverseBits => bits::unary,
        F::FirstLeadingBit | F::FirstTrailingBit => bits::unary,
        F::ExtractBits => bits::extract,
        F::InsertBits => bits::insert,
        F::Acos | F::Acosh | F::Asin | F::Asinh | F::Atan | F::Atanh => float::unary,
        F::Cos | F::Cosh | F::Sin | F::Sinh | F::Tan | F::Tanh => float::unary,
        F::Exp | F::Exp2 | F::Log | F::Log2 | F::Sqrt | F::InverseSqrt => float::unary,
        F::Ceil | F::Floor | F::Fract | F::Round | F::Trunc | F::Saturate => float::unary,
        F::Degrees | F::Radians => float::unary,
        F::Atan2 | F::Pow | F::Step => float::binary,
        F::Fma | F::Mix | F::Smoothstep => float::ternary,
        F::Ldexp => float::ldexp,
        F::QuantizeToF16 => float::quantize,
        _ => return None,
    })
}

/// The rules that hold for some arguments whatever the others are, all being known here.
fn check_arguments(store: &Store, f: ConstFn, args: &[ConstId]) -> Result<(), EvalError> {
    match args.first() {
        Some(&first) => check_partial(store, f, store.constants.ty(first), |index| args.get(index).copied()),
        None => Ok(()),
    }
}

/// Whether a multiplication is one of linear algebra: a matrix with a matrix or a vector.
fn is_linear(store: &Store, args: &[ConstId]) -> bool {
    let types = args.iter().map(|&arg| store.constants.ty(arg));
    let has_matrix = types.clone().any(|ty| matches!(store.types.get(ty), Type::Matrix { .. }));
    has_matrix && !types.into_iter().any(|ty| store.types.is_scalar(ty))
}

/// A result structure of two members, each component-wise.
fn members(
    store: &mut Store,
    f: ConstFn,
    args: &[ConstId],
    result: TypeId,
    apply: [ScalarFn; 2],
) -> Result<ConstId, EvalError> {
    let mut values = [args[0]; 2];
    for (index, apply) in apply.into_iter().enumerate() {
        let ty = store.types.element_type(result, index as u32).expect("the result has two members");
        values[index] = components::map(store, f, args, ty, apply)?;
    }
    Ok(store.constants.composite(result, &store.types, &values))
}
