//! The operators of expressions: their names and spellings. How tightly they bind is the grammar's matter.

/// A binary operator; compound assignments use the operator that they apply.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Mod,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `&&`, which evaluates its right operand only where the left is true.
    LogicalAnd,
    /// `||`, which evaluates its right operand only where the left is false.
    LogicalOr,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    LessThan,
    /// `>`
    GreaterThan,
    /// `<=`
    LessEqual,
    /// `>=`
    GreaterEqual,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
}

impl BinaryOp {
    /// Every operator, in the order of their discriminants.
    pub const ALL: [Self; 18] = [
        Self::Add,
        Self::Sub,
        Self::Mul,
        Self::Div,
        Self::Mod,
        Self::And,
        Self::Or,
        Self::Xor,
        Self::LogicalAnd,
        Self::LogicalOr,
        Self::Equal,
        Self::NotEqual,
        Self::LessThan,
        Self::GreaterThan,
        Self::LessEqual,
        Self::GreaterEqual,
        Self::ShiftLeft,
        Self::ShiftRight,
    ];

    /// The spelling: `+`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Div => "/",
            Self::Mod => "%",
            Self::And => "&",
            Self::Or => "|",
            Self::Xor => "^",
            Self::LogicalAnd => "&&",
            Self::LogicalOr => "||",
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::LessThan => "<",
            Self::GreaterThan => ">",
            Self::LessEqual => "<=",
            Self::GreaterEqual => ">=",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
        }
    }

    /// The name, as the IR's text form spells it: `add`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Sub => "sub",
            Self::Mul => "mul",
            Self::Div => "div",
            Self::Mod => "mod",
            Self::And => "and",
            Self::Or => "or",
            Self::Xor => "xor",
            Self::LogicalAnd => "logical_and",
            Self::LogicalOr => "logical_or",
            Self::Equal => "eq",
            Self::NotEqual => "neq",
            Self::LessThan => "lt",
            Self::GreaterThan => "gt",
            Self::LessEqual => "lte",
            Self::GreaterEqual => "gte",
            Self::ShiftLeft => "shl",
            Self::ShiftRight => "shr",
        }
    }

    /// The operator of that [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.name() == name)
    }

    /// Whether the right operand is evaluated only where the left one does not decide.
    pub const fn is_short_circuiting(self) -> bool {
        matches!(self, Self::LogicalAnd | Self::LogicalOr)
    }

    /// Whether the result is a truth value for each pair of components.
    pub const fn is_comparison(self) -> bool {
        matches!(
            self,
            Self::Equal | Self::NotEqual | Self::LessThan | Self::GreaterThan | Self::LessEqual | Self::GreaterEqual
        )
    }
}

/// A unary operator.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum UnaryOp {
    /// `-`
    Negation,
    /// `~`
    Complement,
    /// `!`
    Not,
    /// `&`, which the resolver types by itself: it is in no table.
    AddressOf,
    /// `*`, which the resolver types by itself: it is in no table.
    Indirection,
}

impl UnaryOp {
    /// Every operator, in the order of their discriminants.
    pub const ALL: [Self; 5] = [Self::Negation, Self::Complement, Self::Not, Self::AddressOf, Self::Indirection];

    /// The spelling: `-`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Negation => "-",
            Self::Complement => "~",
            Self::Not => "!",
            Self::AddressOf => "&",
            Self::Indirection => "*",
        }
    }

    /// The name, as the IR's text form spells it: `negation`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Negation => "negation",
            Self::Complement => "complement",
            Self::Not => "not",
            Self::AddressOf => "address_of",
            Self::Indirection => "indirection",
        }
    }

    /// The operator of that [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_follow_the_discriminants() {
        for (index, op) in BinaryOp::ALL.into_iter().enumerate() {
            assert_eq!((op as usize, BinaryOp::from_name(op.name())), (index, Some(op)));
        }
        for (index, op) in UnaryOp::ALL.into_iter().enumerate() {
            assert_eq!((op as usize, UnaryOp::from_name(op.name())), (index, Some(op)));
        }
    }
}
