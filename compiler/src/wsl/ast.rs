//! The syntax tree: flat arenas, nodes that name each other by u32. Nothing has a meaning yet.

use crate::diagnostic::Span;
use crate::types::ShaderStage;
use crate::util::{IdVec, Range32, Symbol};

crate::define_id!(
    /// An expression.
    pub(super) struct ExprId, "expr"
);
crate::define_id!(
    /// A statement.
    pub(super) struct StmtId, "stmt"
);
crate::define_id!(
    /// A type as written.
    pub(super) struct TypeExprId, "type"
);

/// An address space.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Space {
    /// The thread's own memory.
    Thread,
    /// Memory that a threadgroup shares.
    Threadgroup,
    /// Buffers that may be written.
    Device,
    /// What is only read.
    Constant,
}

impl Space {
    /// The keyword.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Thread => "thread",
            Self::Threadgroup => "threadgroup",
            Self::Device => "device",
            Self::Constant => "constant",
        }
    }
}

/// A name with its place.
#[derive(Copy, Clone, Debug)]
pub(super) struct Name {
    /// The text.
    pub(super) text: Symbol,
    /// Where.
    pub(super) span: Span,
}

/// A suffix of a type.
#[derive(Copy, Clone, Debug)]
pub(super) enum Suffix {
    /// `*`
    Pointer(Space),
    /// `[]`
    ArrayRef(Space),
    /// `[n]`
    Array(u64, Span),
}

/// An argument of a type.
#[derive(Copy, Clone, Debug)]
pub(super) enum TypeArg {
    /// A type.
    Type(TypeExprId),
    /// A literal or an element of an enum.
    Const(ExprId),
}

/// A type as written.
#[derive(Copy, Clone, Debug)]
pub(super) struct TypeExpr {
    /// The address space before it.
    pub(super) space: Option<Space>,
    /// Its name.
    pub(super) name: Name,
    /// What stands in `<>`.
    pub(super) args: Range32,
    /// `*`, `[]`, `[n]`, in order.
    pub(super) suffixes: Range32,
    /// All of it.
    pub(super) span: Span,
}

/// Operators that call the function of their name.
pub(super) type OpName = &'static str;

/// An expression.
#[derive(Copy, Clone, Debug)]
pub(super) enum Expr {
    /// An integer without suffix: its magnitude and sign.
    Int { magnitude: u64, is_negative: bool },
    /// An integer with `u`.
    Uint(u32),
    /// A number with a point, as bits.
    Float(u32),
    /// `true`, `false`
    Bool(bool),
    /// A name.
    Name(Symbol),
    /// `(e)`
    Paren(ExprId),
    /// `a, b`
    Comma(ExprId, ExprId),
    /// `c ? a : b`
    Ternary(ExprId, ExprId, ExprId),
    /// `a = b`
    Assign(ExprId, ExprId),
    /// `a += b`
    Compound(OpName, ExprId, ExprId),
    /// `a && b`
    LogicalAnd(ExprId, ExprId),
    /// `a || b`
    LogicalOr(ExprId, ExprId),
    /// `a + b`
    Binary(OpName, ExprId, ExprId),
    /// `-a`
    Unary(OpName, ExprId),
    /// `++a`, `a++`
    Step { op: OpName, operand: ExprId, is_prefix: bool },
    /// `*e`
    Deref(ExprId),
    /// `&e`
    AddressOf(ExprId),
    /// `@e`
    MakeRef(ExprId),
    /// `e.name`
    Dot(ExprId, Name),
    /// `e->name`
    Arrow(ExprId, Name),
    /// `e[i]`
    Index(ExprId, ExprId),
    /// `name(arguments)`
    Call(Name, Range32),
}

/// A variable of a declaration.
#[derive(Copy, Clone, Debug)]
pub(super) struct Declarator {
    /// Its name.
    pub(super) name: Name,
    /// Its initial value.
    pub(super) initializer: Option<ExprId>,
}

/// A case of a switch.
#[derive(Copy, Clone, Debug)]
pub(super) struct Case {
    /// The value; `None` is `default`.
    pub(super) value: Option<ExprId>,
    /// What runs.
    pub(super) body: Range32,
    /// `case value` or `default`.
    pub(super) span: Span,
}

/// A statement.
#[derive(Copy, Clone, Debug)]
pub(super) enum Stmt {
    /// `{ ... }`
    Block(Range32),
    /// Could not be read; it was reported.
    Broken,
    /// Nothing: `;`
    Empty,
    /// `if`
    If { condition: ExprId, then: StmtId, otherwise: Option<StmtId> },
    /// `while`
    While { condition: ExprId, body: StmtId },
    /// `do`
    DoWhile { body: StmtId, condition: ExprId },
    /// `for`
    For { init: Option<StmtId>, condition: Option<ExprId>, update: Option<ExprId>, body: StmtId },
    /// `switch`
    Switch { selector: ExprId, cases: Range32 },
    /// Variables.
    Variables { ty: TypeExprId, declarators: Range32 },
    /// An expression for its effects.
    Expr(ExprId),
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `discard`
    Discard,
    /// `fallthrough`
    Fallthrough,
    /// `return`
    Return(Option<ExprId>),
}

/// How a stage variable is interpolated.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Qualifiers {
    /// `nointerpolation`
    pub(super) nointerpolation: bool,
    /// `noperspective`
    pub(super) noperspective: bool,
    /// `centroid`
    pub(super) centroid: bool,
    /// `sample`
    pub(super) sample: bool,
}

/// What a parameter, field or result means for the host.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Semantic {
    /// `SV_InstanceID`
    InstanceId,
    /// `SV_VertexID`
    VertexId,
    /// `PSIZE`
    PointSize,
    /// `SV_Position`
    Position,
    /// `SV_IsFrontFace`
    IsFrontFace,
    /// `SV_SampleIndex`
    SampleIndex,
    /// `SV_InnerCoverage`
    InnerCoverage,
    /// `SV_Target n`
    Target(u32),
    /// `SV_Depth`
    Depth,
    /// `SV_Coverage`
    Coverage,
    /// `SV_DispatchThreadID`
    DispatchThreadId,
    /// `SV_GroupID`
    GroupId,
    /// `SV_GroupIndex`
    GroupIndex,
    /// `SV_GroupThreadID`
    GroupThreadId,
    /// `attribute(n)`
    Attribute(u32),
    /// `register(u0, space0)`: the class, the number, the space.
    Register { class: u8, number: u32, space: u32 },
    /// `specialized`
    Specialized,
}

/// A field, a parameter, or what a function returns.
#[derive(Copy, Clone, Debug)]
pub(super) struct Variable {
    /// Its type.
    pub(super) ty: TypeExprId,
    /// Its name; a parameter may lack one.
    pub(super) name: Option<Name>,
    /// Interpolation.
    pub(super) qualifiers: Qualifiers,
    /// The semantic, and where it stands.
    pub(super) semantic: Option<(Semantic, Span)>,
}

/// What a function is called.
#[derive(Copy, Clone, Debug)]
pub(super) enum FunctionName {
    /// A name, or an operator's name.
    Plain(Name),
    /// `operator T`: a cast to its return type.
    Cast(Span),
}

/// A function.
#[derive(Copy, Clone, Debug)]
pub(super) struct Function {
    /// The stage of an entry point.
    pub(super) stage: Option<ShaderStage>,
    /// `numthreads`, and where it stands.
    pub(super) numthreads: Option<([u32; 3], Span)>,
    /// What it is called.
    pub(super) name: FunctionName,
    /// Its parameters.
    pub(super) params: Range32,
    /// What it returns, with the semantic behind the parameters.
    pub(super) result: Variable,
    /// Its statements.
    pub(super) body: Range32,
}

/// An element of an enum.
#[derive(Copy, Clone, Debug)]
pub(super) struct EnumElement {
    /// Its name.
    pub(super) name: Name,
    /// Its value, if written.
    pub(super) value: Option<ExprId>,
}

/// A declaration.
#[derive(Copy, Clone, Debug)]
pub(super) enum Decl {
    /// `typedef name = type;`
    Typedef { name: Name, ty: TypeExprId },
    /// `struct`
    Struct { name: Name, fields: Range32 },
    /// `enum`
    Enum { name: Name, base: Option<TypeExprId>, elements: Range32 },
    /// A function.
    Function(Function),
}

/// A text, read.
#[derive(Default, Debug)]
pub(super) struct Ast {
    /// Declarations in order.
    pub(super) decls: Vec<Decl>,
    /// Expressions with their places.
    pub(super) exprs: IdVec<ExprId, (Expr, Span)>,
    /// Statements with their places.
    pub(super) stmts: IdVec<StmtId, (Stmt, Span)>,
    /// Types.
    pub(super) types: IdVec<TypeExprId, TypeExpr>,
    /// Runs of expressions.
    pub(super) expr_lists: Vec<ExprId>,
    /// Runs of statements.
    pub(super) stmt_lists: Vec<StmtId>,
    /// Runs of type arguments.
    pub(super) type_args: Vec<TypeArg>,
    /// Runs of suffixes.
    pub(super) suffixes: Vec<Suffix>,
    /// Runs of cases.
    pub(super) cases: Vec<Case>,
    /// Runs of variables of declarations.
    pub(super) declarators: Vec<Declarator>,
    /// Runs of fields and parameters.
    pub(super) variables: Vec<Variable>,
    /// Runs of elements of enums.
    pub(super) enum_elements: Vec<EnumElement>,
}

impl Ast {
    /// An expression.
    pub(super) fn expr(&self, id: ExprId) -> Expr {
        self.exprs[id].0
    }

    /// Where an expression stands.
    pub(super) fn expr_span(&self, id: ExprId) -> Span {
        self.exprs[id].1
    }

    /// Where a statement stands.
    pub(super) fn stmt_span(&self, id: StmtId) -> Span {
        self.stmts[id].1
    }
}
