//! A program: the tree with tables beside it that say what everything means.

use super::ast::{Ast, ExprId, Qualifiers, Semantic, Space};
use super::library::RowId;
use super::types::{Ty, Types};
use crate::diagnostic::{Diagnostics, Span};
use crate::types::ShaderStage;
use crate::util::{IdVec, Interner, Range32, Symbol};

crate::define_id!(
    /// A function.
    pub(super) struct FunctionId, "fn"
);
crate::define_id!(
    /// A variable of a function, or a parameter.
    pub(super) struct LocalId, "local"
);

/// What functions are called: overloads share it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum FunctionName {
    /// A name, or an operator's name.
    Plain(Symbol),
    /// A cast to a type.
    Cast(Ty),
}

/// What a function does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Body {
    /// Its statements.
    Statements(Range32),
    /// It loads what the address taker points to.
    GetterOf(FunctionId),
    /// It stores where the address taker points to.
    SetterOf(FunctionId),
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct Function {
    /// Its name.
    pub(super) name: FunctionName,
    /// Where its name stands.
    pub(super) span: Span,
    /// The stage of an entry point.
    pub(super) stage: Option<ShaderStage>,
    /// The size of a compute entry point's groups.
    pub(super) numthreads: [u32; 3],
    /// The types of its parameters.
    pub(super) param_types: Vec<Ty>,
    /// Its parameters, where it has statements.
    pub(super) params: Vec<LocalId>,
    /// The parameters as written.
    pub(super) source: Range32,
    /// What it returns.
    pub(super) result: Ty,
    /// The semantic of what it returns.
    pub(super) result_semantic: Option<(Semantic, Span)>,
    /// What it does.
    pub(super) body: Body,
    /// The functions that it calls, each with the place of a call.
    pub(super) calls: Vec<(FunctionId, Span)>,
    /// Where it discards, has `threadgroup` variables or calls what only some stages have.
    pub(super) needs: Vec<(Need, Span)>,
}

/// What a function needs of the stages that reach it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Need {
    /// It discards: fragment only.
    Discard,
    /// It has memory of a threadgroup: compute only.
    Threadgroup,
    /// It calls what only that stage has.
    Stage(ShaderStage),
}

/// A variable or parameter.
#[derive(Copy, Clone, Debug)]
pub(super) struct Local {
    /// Its name; a parameter may lack one.
    pub(super) name: Option<Symbol>,
    /// Where it is declared.
    pub(super) span: Span,
    /// Its type.
    pub(super) ty: Ty,
    /// Where it lies.
    pub(super) space: Space,
}

/// What may be done with an expression.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Category {
    /// Its address can be taken.
    Left(Space),
    /// It can be assigned to.
    Abstract,
    /// It is a value.
    Right,
}

impl Category {
    /// Whether it can be assigned to.
    pub(super) fn is_assignable(self) -> bool {
        !matches!(self, Self::Right | Self::Left(Space::Constant))
    }
}

/// What a call calls.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Callee {
    /// A function of the program.
    User(FunctionId),
    /// One of the standard library.
    Library(RowId),
}

/// What a name, dot, index, operator or call means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// Nothing beyond what is written.
    Plain,
    /// A variable.
    Local(LocalId),
    /// An element of an enum.
    EnumValue(i64),
    /// A call.
    Call(Callee),
    /// A field of a structure.
    Field(u32),
    /// Components of a vector: how many, and which.
    Swizzle(u8, [u8; 4]),
    /// An element of an array, vector or matrix.
    Element,
    /// An element of an array reference.
    RefElement,
    /// The length of an array, an array reference or a vector.
    Length,
    /// An address taker of the program.
    AddressTaker(FunctionId),
    /// A getter, and a setter where it may be assigned to.
    Property(Option<FunctionId>, Option<FunctionId>),
}

/// What is known of an expression.
#[derive(Copy, Clone, Debug)]
pub(super) struct ExprInfo {
    /// The type of its value.
    pub(super) ty: Ty,
    /// What may be done with it.
    pub(super) category: Category,
    /// What it means.
    pub(super) meaning: Meaning,
}

impl ExprInfo {
    /// Of what was reported.
    pub(super) const ERROR: Self = Self { ty: Ty::ERROR, category: Category::Right, meaning: Meaning::Plain };
}

/// A WSL text, read and checked.
#[derive(Debug)]
pub struct Program {
    /// What is to be said of it.
    pub diagnostics: Diagnostics,
    pub(super) symbols: Interner,
    pub(super) ast: Ast,
    pub(super) types: Types,
    pub(super) functions: IdVec<FunctionId, Function>,
    pub(super) locals: IdVec<LocalId, Local>,
    /// What is known of each expression.
    pub(super) infos: IdVec<ExprId, ExprInfo>,
    /// The variable that each declarator of the tree declares.
    pub(super) declared: Vec<Option<LocalId>>,
    /// The value of each case of the tree.
    pub(super) case_values: Vec<Option<i64>>,
    /// The entry points' inputs and outputs.
    pub(super) interfaces: Vec<(FunctionId, Interface)>,
}

impl Program {
    /// Whether nothing is wrong with it.
    pub fn is_valid(&self) -> bool {
        !self.diagnostics.has_errors()
    }
}

/// One variable that an entry point takes or gives, with what structure it was found in.
#[derive(Clone, Debug)]
pub(super) struct InterfaceItem {
    /// Its name.
    pub(super) name: Symbol,
    /// Its type.
    pub(super) ty: Ty,
    /// Its semantic.
    pub(super) semantic: Semantic,
    /// How it is interpolated.
    pub(super) qualifiers: Qualifiers,
    /// Where it is declared.
    pub(super) span: Span,
    /// The parameter that it is of, if it is an input.
    pub(super) param: u32,
    /// The fields that lead from the parameter or result to it.
    pub(super) path: Vec<u32>,
}

/// What an entry point takes and gives, flattened.
#[derive(Clone, Default, Debug)]
pub(super) struct Interface {
    /// What it takes.
    pub(super) inputs: Vec<InterfaceItem>,
    /// What it gives.
    pub(super) outputs: Vec<InterfaceItem>,
}
