//! The syntax's operators as the intrinsic tables name them.

use crate::intrinsics;
use crate::syntax::ast;

impl From<ast::BinaryOp> for intrinsics::BinaryOp {
    fn from(op: ast::BinaryOp) -> Self {
        match op {
            ast::BinaryOp::Add => Self::Add,
            ast::BinaryOp::Subtract => Self::Sub,
            ast::BinaryOp::Multiply => Self::Mul,
            ast::BinaryOp::Divide => Self::Div,
            ast::BinaryOp::Remainder => Self::Mod,
            ast::BinaryOp::And => Self::And,
            ast::BinaryOp::Or => Self::Or,
            ast::BinaryOp::Xor => Self::Xor,
            ast::BinaryOp::LogicalAnd => Self::LogicalAnd,
            ast::BinaryOp::LogicalOr => Self::LogicalOr,
            ast::BinaryOp::ShiftLeft => Self::ShiftLeft,
            ast::BinaryOp::ShiftRight => Self::ShiftRight,
            ast::BinaryOp::Equal => Self::Equal,
            ast::BinaryOp::NotEqual => Self::NotEqual,
            ast::BinaryOp::Less => Self::LessThan,
            ast::BinaryOp::LessEqual => Self::LessEqual,
            ast::BinaryOp::Greater => Self::GreaterThan,
            ast::BinaryOp::GreaterEqual => Self::GreaterEqual,
        }
    }
}

impl From<ast::UnaryOp> for intrinsics::UnaryOp {
    fn from(op: ast::UnaryOp) -> Self {
        match op {
            ast::UnaryOp::Negate => Self::Negation,
            ast::UnaryOp::Not => Self::Not,
            ast::UnaryOp::Complement => Self::Complement,
            ast::UnaryOp::Indirection => Self::Indirection,
            ast::UnaryOp::AddressOf => Self::AddressOf,
        }
    }
}
