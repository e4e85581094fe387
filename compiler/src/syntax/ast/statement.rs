//! Statement nodes. Attributes (only `@diagnostic` has a meaning on statements) are runs in the `attributes` pool.

use super::{BinaryOp, BlockId, DeclId, ExprId, StmtId};
use crate::diagnostic::Span;
use crate::util::Range32;

/// A brace-enclosed list of statements (`compound-statement-section`): `attribute* { statement* }`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Block {
    /// Pool `attributes`: those right before the `{`.
    pub attributes: Range32,
    /// Pool `stmt_lists`. Empty statements are left out.
    pub stmts: Range32,
    /// From `{` to `}`.
    pub span: Span,
}

/// A statement (`statements`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Stmt {
    /// A block that stands as a statement.
    Compound(BlockId),
    /// An if statement with its whole chain of `else if` clauses.
    If {
        /// Pool `attributes`.
        attributes: Range32,
        /// Pool `if_clauses`: the `if` clause, then the `else if` clauses.
        clauses: Range32,
        /// The body of `else`.
        otherwise: Option<BlockId>,
    },
    /// A switch statement.
    Switch {
        /// Pool `attributes`.
        attributes: Range32,
        /// The value switched on.
        selector: ExprId,
        /// Pool `attributes`: those right before the `{` of the body.
        body_attributes: Range32,
        /// Pool `switch_clauses`, in source order.
        clauses: Range32,
    },
    /// A loop statement.
    Loop {
        /// Pool `attributes`.
        attributes: Range32,
        /// The body, without the continuing statement.
        body: BlockId,
        /// The body of `continuing`.
        continuing: Option<BlockId>,
        /// The condition of the `break if` that ends `continuing`.
        break_if: Option<ExprId>,
    },
    /// A while statement.
    While {
        /// Pool `attributes`.
        attributes: Range32,
        /// The condition.
        condition: ExprId,
        /// The body.
        body: BlockId,
    },
    /// A for statement.
    For {
        /// Pool `attributes`.
        attributes: Range32,
        /// The first part of the header: a declaration, an assignment, an increment or decrement, or a call.
        init: Option<StmtId>,
        /// The condition.
        condition: Option<ExprId>,
        /// The last part of the header: as `init`, without declarations.
        update: Option<StmtId>,
        /// The body.
        body: BlockId,
    },
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return;` or `return value;`
    Return {
        /// The value.
        value: Option<ExprId>,
    },
    /// `discard;`
    Discard,
    /// A function call as a statement.
    Call {
        /// Always an `Expr::Call`.
        call: ExprId,
    },
    /// A `var`, `let`, `const` or `const_assert` in a function.
    Decl(DeclId),
    /// `target = value;`
    Assign {
        /// The left-hand side.
        target: ExprId,
        /// The right-hand side.
        value: ExprId,
    },
    /// `target op= value;`
    CompoundAssign {
        /// The left-hand side.
        target: ExprId,
        /// The operator without its `=`.
        op: BinaryOp,
        /// The right-hand side.
        value: ExprId,
    },
    /// `_ = value;`
    PhonyAssign {
        /// The right-hand side.
        value: ExprId,
    },
    /// `target++;`
    Increment {
        /// What is incremented.
        target: ExprId,
    },
    /// `target--;`
    Decrement {
        /// What is decremented.
        target: ExprId,
    },
}

impl Stmt {
    /// Whether it has parts that some invocations may not reach, or not as often as others.
    pub const fn branches(&self) -> bool {
        matches!(
            self,
            Self::If { .. } | Self::Switch { .. } | Self::Loop { .. } | Self::While { .. } | Self::For { .. }
        )
    }
}

/// `if condition { … }` or `else if condition { … }`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct IfClause {
    /// The condition.
    pub condition: ExprId,
    /// The body.
    pub body: BlockId,
}

/// `case selectors: { … }` or `default: { … }`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SwitchClause {
    /// Pool `case_selectors`; a default-alone clause has one, `Default`.
    pub selectors: Range32,
    /// The body.
    pub body: BlockId,
    /// From `case` or `default` to the end of the body.
    pub span: Span,
}

/// One selector of a switch clause.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum CaseSelector {
    /// A value.
    Value(ExprId),
    /// The word `default`, and where it stands.
    Default(Span),
}
