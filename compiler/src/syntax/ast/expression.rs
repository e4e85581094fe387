//! Expression nodes. Parentheses leave no node: the tree's shape holds what they said.

use super::{ExprId, Name};
use crate::util::Range32;

/// An expression (`expression-grammar`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Expr {
    /// What could not be read, and was reported: nothing is known of it.
    Broken,
    /// A literal with its value.
    Literal(Literal),
    /// An identifier with its template arguments: a value, a type, an enumerant, or what a call calls.
    Ident {
        /// The identifier.
        name: Name,
        /// Pool `expr_lists`: the template arguments. Empty where there is no template list, for `<>` is no list.
        template_args: Range32,
    },
    /// `base[index]`.
    Index {
        /// What is indexed.
        base: ExprId,
        /// The subscript.
        index: ExprId,
    },
    /// `base.name`: a structure member or a swizzle.
    Member {
        /// What is accessed.
        base: ExprId,
        /// The word after the period.
        name: Name,
    },
    /// A prefix operator.
    Unary {
        /// The operator.
        op: UnaryOp,
        /// Its operand.
        operand: ExprId,
    },
    /// An infix operator.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// Its left operand.
        left: ExprId,
        /// Its right operand.
        right: ExprId,
    },
    /// `callee(args)`: a function call or a value constructor.
    Call {
        /// Always an [`Expr::Ident`].
        callee: ExprId,
        /// Pool `expr_lists`: the arguments.
        args: Range32,
    },
}

/// A literal: two words, whatever its type is, so that the machine never has to read at once what it wrote in pieces.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Literal {
    ty: LiteralType,
    bits: u64,
}

#[derive(Copy, Clone, PartialEq, Debug)]
enum LiteralType {
    Bool,
    AbstractInt,
    AbstractFloat,
    I32,
    U32,
    F32,
    F16,
}

/// A literal's value, in the type that its suffix says (`numeric-literals`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum LiteralValue {
    /// `true` or `false`.
    Bool(bool),
    /// No suffix, an integer.
    AbstractInt(i64),
    /// No suffix, a floating point number, rounded to nearest even.
    AbstractFloat(f64),
    /// Suffix `i`.
    I32(i32),
    /// Suffix `u`.
    U32(u32),
    /// Suffix `f`, rounded to nearest even.
    F32(f32),
    /// Suffix `h`: the binary16 value, rounded to nearest even, held exactly in a binary32.
    F16(f32),
}

impl Literal {
    /// The literal of a value.
    #[inline]
    pub const fn new(value: LiteralValue) -> Self {
        let (ty, bits) = match value {
            LiteralValue::Bool(value) => (LiteralType::Bool, value as u64),
            LiteralValue::AbstractInt(value) => (LiteralType::AbstractInt, value as u64),
            LiteralValue::AbstractFloat(value) => (LiteralType::AbstractFloat, value.to_bits()),
            LiteralValue::I32(value) => (LiteralType::I32, value as u64),
            LiteralValue::U32(value) => (LiteralType::U32, value as u64),
            LiteralValue::F32(value) => (LiteralType::F32, value.to_bits() as u64),
            LiteralValue::F16(value) => (LiteralType::F16, value.to_bits() as u64),
        };
        Self { ty, bits }
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> LiteralValue {
        let bits = self.bits;
        match self.ty {
            LiteralType::Bool => LiteralValue::Bool(bits != 0),
            LiteralType::AbstractInt => LiteralValue::AbstractInt(bits as i64),
            LiteralType::AbstractFloat => LiteralValue::AbstractFloat(f64::from_bits(bits)),
            LiteralType::I32 => LiteralValue::I32(bits as i32),
            LiteralType::U32 => LiteralValue::U32(bits as u32),
            LiteralType::F32 => LiteralValue::F32(f32::from_bits(bits as u32)),
            LiteralType::F16 => LiteralValue::F16(f32::from_bits(bits as u32)),
        }
    }
}

/// A prefix operator.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `-`
    Negate,
    /// `!`
    Not,
    /// `~`
    Complement,
    /// `*`
    Indirection,
    /// `&`
    AddressOf,
}

impl UnaryOp {
    /// How it is written.
    pub const fn spelling(self) -> &'static str {
        match self {
            Self::Negate => "-",
            Self::Not => "!",
            Self::Complement => "~",
            Self::Indirection => "*",
            Self::AddressOf => "&",
        }
    }
}

/// An infix operator, also that of a compound assignment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `&&`
    LogicalAnd,
    /// `||`
    LogicalOr,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

impl BinaryOp {
    /// How it is written.
    pub const fn spelling(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::Divide => "/",
            Self::Remainder => "%",
            Self::And => "&",
            Self::Or => "|",
            Self::Xor => "^",
            Self::LogicalAnd => "&&",
            Self::LogicalOr => "||",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
        }
    }
}
