//! Declaration nodes, at module scope and in functions.

use super::{BlockId, ExprId, Name};
use crate::diagnostic::Span;
use crate::util::Range32;

/// A declaration (`declaration-and-scope`), or a const assertion, which declares nothing and stands in the same places.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Decl {
    /// `var`, `override`, `const` or `let`.
    Variable(Variable),
    /// `alias name = ty;`
    Alias {
        /// The new name.
        name: Name,
        /// The type named.
        ty: ExprId,
    },
    /// A structure.
    Struct(Struct),
    /// A function.
    Function(Function),
    /// `const_assert condition;`
    ConstAssert {
        /// What must hold.
        condition: ExprId,
    },
}

impl Decl {
    /// The name declared.
    pub fn name(&self) -> Option<Name> {
        match *self {
            Self::Variable(Variable { name, .. })
            | Self::Alias { name, .. }
            | Self::Struct(Struct { name, .. })
            | Self::Function(Function { name, .. }) => Some(name),
            Self::ConstAssert { .. } => None,
        }
    }
}

/// Which keyword declares a variable or value.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum VariableKind {
    /// `var`, at module scope or in a function.
    Var,
    /// `override`, at module scope only.
    Override,
    /// `const`, at module scope or in a function.
    Const,
    /// `let`, in functions only.
    Let,
}

impl VariableKind {
    /// The keyword.
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::Var => "var",
            Self::Override => "override",
            Self::Const => "const",
            Self::Let => "let",
        }
    }
}

/// A variable or value declaration (`var-and-value`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Variable {
    /// The keyword.
    pub kind: VariableKind,
    /// Pool `attributes`; empty for `const` and `let`, and in functions.
    pub attributes: Range32,
    /// Pool `expr_lists`: address space and access mode of `var<…>`; empty where there is no template list.
    pub template_args: Range32,
    /// The name declared.
    pub name: Name,
    /// The type, where written.
    pub ty: Option<ExprId>,
    /// The initializer; always there for `const` and `let`.
    pub initializer: Option<ExprId>,
}

/// A structure declaration (`struct-types`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Struct {
    /// The name declared.
    pub name: Name,
    /// Pool `members`; never empty.
    pub members: Range32,
}

/// A structure member.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Member {
    /// Pool `attributes`.
    pub attributes: Range32,
    /// The member's name.
    pub name: Name,
    /// Its type.
    pub ty: ExprId,
    /// With attributes.
    pub span: Span,
}

/// A function declaration (`function-declaration-sec`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Function {
    /// Pool `attributes`.
    pub attributes: Range32,
    /// The name declared.
    pub name: Name,
    /// Pool `params`.
    pub params: Range32,
    /// Pool `attributes`: those of the return type.
    pub return_attributes: Range32,
    /// The return type, where written.
    pub return_type: Option<ExprId>,
    /// The function body.
    pub body: BlockId,
}

/// A formal parameter.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Param {
    /// Pool `attributes`.
    pub attributes: Range32,
    /// The parameter's name.
    pub name: Name,
    /// Its type.
    pub ty: ExprId,
    /// With attributes.
    pub span: Span,
}
