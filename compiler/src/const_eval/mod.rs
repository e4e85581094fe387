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
pub use partial::{check_partial, is_zero_power};

use crate::constant::{ConstFn, ConstId};
use crate::store::Store;
use crate::types::{Type, TypeId};
use components::ScalarFn;

/// How a function is evaluated.
enum Evaluation {
    /// It only arranges its arguments, of which there may be many.
    Arrange(fn(&mut Store, &[ConstId], TypeId) -> ConstId),
    /// It applies to each component by itself.
    EachComponent(ScalarFn),
    /// It gives a structure of two members, and each member is computed component by component.
    EachMember([ScalarFn; 2]),
    /// It takes its arguments as a whole.
    Whole(fn(&mut Store, ConstFn, &[ConstId], TypeId) -> Result<ConstId, EvalError>),
}

/// The value of `f(args)`, of type `result`.
///
/// # Errors
/// The rule of const-expressions that the values break.
pub fn evaluate(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    let evaluation = evaluation(f);
    if !matches!(evaluation, Evaluation::Arrange(_)) {
        check_arguments(store, f, args)?;
    }
    match evaluation {
        Evaluation::Arrange(arrange) => Ok(arrange(store, args, result)),
        Evaluation::EachComponent(apply) => components::map(store, f, args, result, apply),
        Evaluation::EachMember(apply) => members(store, f, args, result, apply),
        Evaluation::Whole(apply) => apply(store, f, args, result),
    }
}

/// How each function is evaluated: rustc refuses a function without an evaluation.
fn evaluation(f: ConstFn) -> Evaluation {
    use ConstFn as F;
    use Evaluation::{Arrange, EachComponent, EachMember, Whole};
    match f {
        F::Zero => Arrange(|store, _, result| store.constants.zero(result)),
        F::Identity => Arrange(|_, args, _| args[0]),
        F::ConstructSplat => Arrange(|store, args, result| store.constants.splat(result, args[0])),
        F::ConstructElements | F::ConstructColumns => Arrange(construct::construct_elements),
        F::Convert => Whole(|store, _, args, result| convert(store, args[0], result)),
        F::Bitcast => Whole(|store, _, args, result| bitcast(store, args[0], result)),
        F::OpAdd => EachComponent(arithmetic::add),
        F::OpSub => EachComponent(arithmetic::sub),
        F::OpMul => Whole(multiply),
        F::OpDiv => EachComponent(arithmetic::div),
        F::OpMod => EachComponent(arithmetic::rem),
        F::OpNegation => EachComponent(arithmetic::negation),
        F::OpNot => EachComponent(arithmetic::not),
        F::OpEq | F::OpNeq | F::OpLt | F::OpGt | F::OpLte | F::OpGte => EachComponent(arithmetic::compare),
        F::Abs => EachComponent(arithmetic::abs),
        F::Clamp => EachComponent(arithmetic::clamp),
        F::Max => EachComponent(arithmetic::max),
        F::Min => EachComponent(arithmetic::min),
        F::Select => EachComponent(arithmetic::select),
        F::Sign => EachComponent(arithmetic::sign),
        F::OpAnd | F::OpOr | F::OpXor | F::OpLogicalAnd | F::OpLogicalOr => EachComponent(bits::bitwise),
        F::OpComplement => EachComponent(bits::complement),
        F::OpShl => EachComponent(bits::shift_left),
        F::OpShr => EachComponent(bits::shift_right),
        F::CountLeadingZeros | F::CountOneBits | F::CountTrailingZeros | F::ReverseBits => EachComponent(bits::unary),
        F::FirstLeadingBit | F::FirstTrailingBit => EachComponent(bits::unary),
        F::ExtractBits => EachComponent(bits::extract),
        F::InsertBits => EachComponent(bits::insert),
        F::Acos | F::Acosh | F::Asin | F::Asinh | F::Atan | F::Atanh => EachComponent(float::unary),
        F::Cos | F::Cosh | F::Sin | F::Sinh | F::Tan | F::Tanh => EachComponent(float::unary),
        F::Exp | F::Exp2 | F::Log | F::Log2 | F::Sqrt | F::InverseSqrt => EachComponent(float::unary),
        F::Ceil | F::Floor | F::Fract | F::Round | F::Trunc | F::Saturate => EachComponent(float::unary),
        F::Degrees | F::Radians => EachComponent(float::unary),
        F::Atan2 | F::Pow | F::Step => EachComponent(float::binary),
        F::Fma | F::Mix | F::Smoothstep => EachComponent(float::ternary),
        F::Ldexp => EachComponent(float::ldexp),
        F::QuantizeToF16 => EachComponent(float::quantize),
        F::Frexp => EachMember([float::frexp_fract, float::frexp_exp]),
        F::Modf => EachMember([float::modf_fract, float::modf_whole]),
        F::All | F::Any => Whole(|store, f, args, _| Ok(vector::reduce_bools(store, f, args))),
        F::Transpose => Whole(|store, _, args, result| Ok(vector::transpose(store, args, result))),
        F::Dot => Whole(|store, f, args, _| vector::dot(store, f, args)),
        F::Length | F::Distance => Whole(length),
        F::Cross | F::Determinant | F::FaceForward | F::Normalize | F::Reflect | F::Refract => Whole(vector::evaluate),
        F::Dot4I8Packed | F::Dot4U8Packed => Whole(|store, f, args, _| Ok(pack::dot4(store, f, args))),
        F::Pack2x16float | F::Pack2x16snorm | F::Pack2x16unorm | F::Pack4x8snorm | F::Pack4x8unorm => {
            Whole(pack_components)
        }
        F::Pack4xI8 | F::Pack4xI8Clamp | F::Pack4xU8 | F::Pack4xU8Clamp => Whole(pack_components),
        F::Unpack2x16float | F::Unpack2x16snorm | F::Unpack2x16unorm => Whole(pack::unpack),
        F::Unpack4x8snorm | F::Unpack4x8unorm | F::Unpack4xI8 | F::Unpack4xU8 => Whole(pack::unpack),
    }
}

/// A multiplication, which is one of linear algebra or component-wise.
fn multiply(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    if is_linear(store, args) {
        vector::product(store, f, args, result)
    } else {
        components::map(store, f, args, result, arithmetic::mul)
    }
}

/// The length of a vector or scalar, or the distance of two.
fn length(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    if store.types.is_vector(store.constants.ty(args[0])) {
        return vector::evaluate(store, f, args, result);
    }
    let apply = if f == ConstFn::Length { float::unary } else { float::binary };
    components::map(store, f, args, result, apply)
}

fn pack_components(store: &mut Store, f: ConstFn, args: &[ConstId], _: TypeId) -> Result<ConstId, EvalError> {
    Ok(pack::pack(store, f, args))
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
