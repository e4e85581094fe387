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
    /// What could not be read, and was reported. It stands where a declaration or a statement was.
    Broken(Broken),
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
            Self::Broken(Broken { name, .. }) => name,
            Self::ConstAssert { .. } => None,
        }
    }
}

/// The names in text that could not be read. Nothing more is said of what they may have declared.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Broken {
    /// What it declares, if that much is clear.
    pub name: Option<Name>,
    /// Pool `names`: the other names in it, each of which it may have declared.
    pub mentions: Range32,
    /// Whether it declares something whose name is missing.
    pub is_unnamed: bool,
}

impl Broken {
    /// Of a declaration that was read, but is wrong.
    pub const fn named(name: Option<Name>) -> Self {
        Self { name, mentions: Range32::EMPTY, is_unnamed: false }
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
    /// Pool `members`; empty only where it is broken.
    pub members: Range32,
    /// Whether there is a mistake in it, so that members may be missing.
    pub broken: bool,
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
    /// The names in a header with a mistake, from which parameters, attributes and result may be missing.
    pub broken: Option<Broken>,
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
