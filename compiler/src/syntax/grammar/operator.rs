//! Infix operators: how strongly they bind, and which may stand side by side without parentheses
//! (`operator-precedence-associativity`).

use crate::syntax::ast::{BinaryOp, UnaryOp};
use crate::syntax::token::TokenKind;

/// Operators that bind alike. The order is by precedence, weakest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Group {
    LogicalOr,
    LogicalAnd,
    Or,
    Xor,
    And,
    Relational,
    Shift,
    Additive,
    Multiplicative,
}

impl Group {
    pub(super) const WEAKEST: Self = Self::LogicalOr;

    /// The next stronger group; none above the strongest.
    pub(super) fn stronger(self) -> Option<Self> {
        Some(match self {
            Self::LogicalOr => Self::LogicalAnd,
            Self::LogicalAnd => Self::Or,
            Self::Or => Self::Xor,
            Self::Xor => Self::And,
            Self::And => Self::Relational,
            Self::Relational => Self::Shift,
            Self::Shift => Self::Additive,
            Self::Additive => Self::Multiplicative,
            Self::Multiplicative => return None,
        })
    }

    /// Whether an operand of an operator of this group may itself be an operator of group `operand` without parentheses.
    ///
    /// Operands of the same group stand on the left only; the caller's way of parsing sees to that.
    pub(super) fn takes(self, operand: Self) -> bool {
        match self {
            Self::Multiplicative => operand == Self::Multiplicative,
            Self::Additive => operand >= Self::Additive,
            Self::Shift => false,
            Self::Relational => operand > Self::Relational,
            Self::And | Self::Xor | Self::Or => operand == self,
            Self::LogicalAnd | Self::LogicalOr => operand == self || operand >= Self::Relational,
        }
    }
}

/// The group of an operator.
pub(super) fn group(op: BinaryOp) -> Group {
    use BinaryOp as B;
    match op {
        B::Multiply | B::Divide | B::Remainder => Group::Multiplicative,
        B::Add | B::Subtract => Group::Additive,
        B::ShiftLeft | B::ShiftRight => Group::Shift,
        B::Equal | B::NotEqual | B::Less | B::LessEqual | B::Greater | B::GreaterEqual => Group::Relational,
        B::And => Group::And,
        B::Xor => Group::Xor,
        B::Or => Group::Or,
        B::LogicalAnd => Group::LogicalAnd,
        B::LogicalOr => Group::LogicalOr,
    }
}

/// The infix operator that a token is. `--` starts with one, for it is two tokens inside an expression.
pub(super) fn infix(kind: TokenKind) -> Option<BinaryOp> {
    use TokenKind as T;
    Some(match kind {
        T::Plus => BinaryOp::Add,
        T::Minus | T::MinusMinus => BinaryOp::Subtract,
        T::Star => BinaryOp::Multiply,
        T::ForwardSlash => BinaryOp::Divide,
        T::Modulo => BinaryOp::Remainder,
        T::And => BinaryOp::And,
        T::Or => BinaryOp::Or,
        T::Xor => BinaryOp::Xor,
        T::AndAnd => BinaryOp::LogicalAnd,
        T::OrOr => BinaryOp::LogicalOr,
        T::ShiftLeft => BinaryOp::ShiftLeft,
        T::ShiftRight => BinaryOp::ShiftRight,
        T::EqualEqual => BinaryOp::Equal,
        T::NotEqual => BinaryOp::NotEqual,
        T::LessThan => BinaryOp::Less,
        T::LessThanEqual => BinaryOp::LessEqual,
        T::GreaterThan => BinaryOp::Greater,
        T::GreaterThanEqual => BinaryOp::GreaterEqual,
        _ => return None,
    })
}

/// The prefix operator that a token is, or that `--` and `&&` start with.
pub(super) fn prefix(kind: TokenKind) -> Option<UnaryOp> {
    use TokenKind as T;
    Some(match kind {
        T::Minus | T::MinusMinus => UnaryOp::Negate,
        T::Bang => UnaryOp::Not,
        T::Tilde => UnaryOp::Complement,
        T::Star => UnaryOp::Indirection,
        T::And | T::AndAnd => UnaryOp::AddressOf,
        _ => return None,
    })
}

/// The operator of a compound assignment.
pub(super) fn compound_assignment(kind: TokenKind) -> Option<BinaryOp> {
    use TokenKind as T;
    Some(match kind {
        T::PlusEqual => BinaryOp::Add,
        T::MinusEqual => BinaryOp::Subtract,
        T::TimesEqual => BinaryOp::Multiply,
        T::DivisionEqual => BinaryOp::Divide,
        T::ModuloEqual => BinaryOp::Remainder,
        T::AndEqual => BinaryOp::And,
        T::OrEqual => BinaryOp::Or,
        T::XorEqual => BinaryOp::Xor,
        T::ShiftLeftAssign => BinaryOp::ShiftLeft,
        T::ShiftRightAssign => BinaryOp::ShiftRight,
        _ => return None,
    })
}
