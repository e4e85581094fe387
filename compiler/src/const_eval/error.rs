//! The rules of const-expressions, and the error that breaks one.

use super::scalar::{Format, Scalar};
use crate::constant::ConstFn;
use crate::diagnostic::Rule;

/// A result or intermediate result that its type cannot hold: overflow, infinity, NaN.
pub const NOT_REPRESENTABLE: Rule = Rule::new("wgsl/const-not-representable", "floating-point-rounding-and-overflow");
/// A value that the type it is converted to cannot hold.
pub const CONVERSION_RANGE: Rule = Rule::new("wgsl/const-conversion-range", "floating-point-conversion");
/// An integer divided by zero, or the lowest one by -1.
pub const INTEGER_DIVISION: Rule = Rule::new("wgsl/const-integer-division", "arithmetic-expr");
/// A shift by the bit width or more, or to the left with bits lost.
pub const SHIFT_RANGE: Rule = Rule::new("wgsl/const-shift-range", "bit-expr");
/// An index beyond the components.
pub const INDEX_RANGE: Rule = Rule::new("wgsl/const-index-range", "composite-value-decomposition-expr");
/// A floating point argument outside the function's domain.
pub const DOMAIN: Rule = Rule::new("wgsl/const-domain", "domains-of-floating-point-expressions-and-builtins");
/// `clamp` with its bounds exchanged.
pub const CLAMP_BOUNDS: Rule = Rule::new("wgsl/const-clamp-bounds", "clamp");
/// `smoothstep` with equal edges.
pub const SMOOTHSTEP_EDGES: Rule = Rule::new("wgsl/const-smoothstep-edges", "smoothstep-builtin");
/// A bit field that leaves the integer.
pub const BIT_FIELD_RANGE: Rule = Rule::new("wgsl/const-bit-field-range", "extractBits-unsigned-builtin");
/// `ldexp` with an exponent that no value has.
pub const LDEXP_EXPONENT: Rule = Rule::new("wgsl/const-ldexp-exponent", "ldexp-builtin");
/// Bits reinterpreted as a float that is infinite or NaN.
pub const BITCAST_FINITE: Rule = Rule::new("wgsl/const-bitcast-finite", "bitcast-builtin");

/// Why a const-expression has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EvalError {
    /// The rule broken.
    pub rule: Rule,
    /// One sentence, lower case, without a full stop.
    pub message: String,
    /// The argument to point at, or the whole expression.
    pub argument: Option<usize>,
}

impl EvalError {
    /// An error of the whole expression.
    pub fn new(rule: Rule, message: impl Into<String>) -> Self {
        Self { rule, message: message.into(), argument: None }
    }

    /// The same, to be shown at an argument.
    pub fn at(mut self, argument: usize) -> Self {
        self.argument = Some(argument);
        self
    }

    /// A scalar operation whose result, infinite or NaN or too large, is none of `type_name`'s.
    pub(super) fn unrepresentable(f: ConstFn, args: &[Scalar], type_name: &str) -> Self {
        let call = spelled(f, args);
        Self::new(NOT_REPRESENTABLE, format!("'{call}' cannot be represented as '{type_name}'"))
    }

    /// A step of a function of vectors or matrices that leaves the finite range.
    pub(super) fn step_unrepresentable(f: ConstFn, format: Format) -> Self {
        Self::new(
            NOT_REPRESENTABLE,
            format!("evaluating '{}' leaves the finite range of '{}'", f.name(), format.name()),
        )
    }

    /// A scalar argument outside the domain, which `domain` describes: `argument 0 of 'acos' must be in [-1, 1], but is 2.0`.
    pub(super) fn outside_domain(f: ConstFn, value: Scalar, domain: &str) -> Self {
        Self::new(DOMAIN, format!("the argument of '{}' must be {domain}, but is {value}", f.name())).at(0)
    }
}

/// The expression with its operands' values.
fn spelled(f: ConstFn, args: &[Scalar]) -> String {
    match (operator(f), args) {
        (Some(op), [x]) => format!("{op}{x}"),
        (Some(op), [x, y]) => format!("{x} {op} {y}"),
        _ => {
            let args: Vec<String> = args.iter().map(Scalar::to_string).collect();
            format!("{}({})", f.name(), args.join(", "))
        }
    }
}

/// How the operators that can fail are spelt.
fn operator(f: ConstFn) -> Option<&'static str> {
    Some(match f {
        ConstFn::OpAdd => "+",
        ConstFn::OpSub | ConstFn::OpNegation => "-",
        ConstFn::OpMul => "*",
        ConstFn::OpDiv => "/",
        ConstFn::OpMod => "%",
        ConstFn::OpShl => "<<",
        ConstFn::OpShr => ">>",
        _ => return None,
    })
}
