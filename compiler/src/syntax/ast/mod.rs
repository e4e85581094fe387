//! The syntax tree of a WGSL module: flat, immutable once parsed, and free of meaning.
//!
//! Nodes live in arenas and name each other by u32 ids; lists are runs in shared pools. Children stand before their
//! parents in an arena. With each node is its place in the source. Names are symbols, nothing is resolved: a type
//! is the identifier expression that spells it, and a call may turn out to be a value constructor.
//!
//! What could not be parsed is there as a `Broken` node, so that nothing more is said of what depends on it.

mod attribute;
mod declaration;
mod directive;
mod dump;
mod expression;
mod statement;

pub use attribute::{Attribute, AttributeKind, DiagnosticControl, RuleName, SeverityControl};
pub use declaration::{Broken, Decl, Function, Member, Param, Struct, Variable, VariableKind};
pub use directive::{Directive, DirectiveKind};
pub use dump::dump;
pub use expression::{BinaryOp, Expr, Literal, LiteralValue, UnaryOp};
pub use statement::{Block, CaseSelector, IfClause, Stmt, SwitchClause};

use crate::define_id;
use crate::diagnostic::Span;
use crate::util::{IdVec, Range32, Symbol};

define_id!(
    /// An expression, a type's spelling included.
    pub struct ExprId, "e"
);
define_id!(
    /// A statement.
    pub struct StmtId, "s"
);
define_id!(
    /// A declaration, at module scope or in a function.
    pub struct DeclId, "d"
);
define_id!(
    /// A brace-enclosed list of statements.
    pub struct BlockId, "b"
);

/// A word of the source with its place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The text.
    pub symbol: Symbol,
    /// Where it stands.
    pub span: Span,
}

/// A node of the tree, and its place in the source.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Placed<T> {
    /// The node.
    pub node: T,
    /// Where it stands.
    pub span: Span,
}

/// A parsed module. Fields are public for side tables (`IdVec::len`) and iteration; the methods read single nodes.
#[derive(Clone, Default, Debug)]
pub struct Ast {
    /// All expressions; operands stand before the expressions that use them. Parentheses are no part of their places.
    pub exprs: IdVec<ExprId, Placed<Expr>>,
    /// All statements. Their places end with their `;`.
    pub stmts: IdVec<StmtId, Placed<Stmt>>,
    /// All declarations, those in functions included. Their places begin with their attributes.
    pub decls: IdVec<DeclId, Placed<Decl>>,
    /// All brace-enclosed statement lists.
    pub blocks: IdVec<BlockId, Block>,
    /// Pool: argument lists and template argument lists.
    pub expr_lists: Vec<ExprId>,
    /// Pool: statement lists.
    pub stmt_lists: Vec<StmtId>,
    /// Pool: attributes.
    pub attributes: Vec<Attribute>,
    /// Pool: function parameters. An index into it names a parameter.
    pub params: Vec<Param>,
    /// Pool: structure members. An index into it names a member.
    pub members: Vec<Member>,
    /// Pool: the `if` and `else if` clauses.
    pub if_clauses: Vec<IfClause>,
    /// Pool: the clauses of switches.
    pub switch_clauses: Vec<SwitchClause>,
    /// Pool: the selectors of switch clauses.
    pub case_selectors: Vec<CaseSelector>,
    /// Pool: extension names of directives, and the names in what is broken.
    pub names: Vec<Name>,
    /// The identifiers in parentheses, by id: where a name means more than a value, parentheses make it a mere one.
    pub parenthesised_names: Vec<ExprId>,
    /// The directives in source order.
    pub directives: Vec<Directive>,
    /// The module-scope declarations in source order, const assertions included.
    pub globals: Vec<DeclId>,
}

impl Ast {
    /// The expression.
    #[inline]
    pub fn expr(&self, id: ExprId) -> Expr {
        self.exprs[id].node
    }

    /// Whether the expression is an identifier in parentheses, which leave no node.
    pub fn is_parenthesised_name(&self, id: ExprId) -> bool {
        self.parenthesised_names.binary_search(&id).is_ok()
    }

    /// Where the expression stands.
    #[inline]
    pub fn expr_span(&self, id: ExprId) -> Span {
        self.exprs[id].span
    }

    /// The statement.
    #[inline]
    pub fn stmt(&self, id: StmtId) -> Stmt {
        self.stmts[id].node
    }

    /// Where the statement stands.
    #[inline]
    pub fn stmt_span(&self, id: StmtId) -> Span {
        self.stmts[id].span
    }

    /// The declaration.
    #[inline]
    pub fn decl(&self, id: DeclId) -> Decl {
        self.decls[id].node
    }

    /// Where the declaration stands.
    #[inline]
    pub fn decl_span(&self, id: DeclId) -> Span {
        self.decls[id].span
    }

    /// The brace-enclosed list.
    #[inline]
    pub fn block(&self, id: BlockId) -> Block {
        self.blocks[id]
    }

    /// An argument list or template argument list.
    pub fn expr_list(&self, run: Range32) -> &[ExprId] {
        run.of(&self.expr_lists)
    }

    /// The statements of a block, in source order.
    pub fn block_stmts(&self, id: BlockId) -> &[StmtId] {
        self.blocks[id].stmts.of(&self.stmt_lists)
    }

    /// An attribute list.
    pub fn attribute_list(&self, run: Range32) -> &[Attribute] {
        run.of(&self.attributes)
    }

    /// A parameter list.
    pub fn param_list(&self, run: Range32) -> &[Param] {
        run.of(&self.params)
    }

    /// The members of a structure.
    pub fn member_list(&self, run: Range32) -> &[Member] {
        run.of(&self.members)
    }

    /// The `if` clause and the `else if` clauses of an if statement.
    pub fn if_clause_list(&self, run: Range32) -> &[IfClause] {
        run.of(&self.if_clauses)
    }

    /// The clauses of a switch.
    pub fn switch_clause_list(&self, run: Range32) -> &[SwitchClause] {
        run.of(&self.switch_clauses)
    }

    /// The selectors of a switch clause.
    pub fn case_selector_list(&self, run: Range32) -> &[CaseSelector] {
        run.of(&self.case_selectors)
    }

    /// The names of a directive.
    pub fn name_list(&self, run: Range32) -> &[Name] {
        run.of(&self.names)
    }
}
