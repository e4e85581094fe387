//! Statements: the node of control flow after each, and the edges that they add.
//!
//! <https://www.w3.org/TR/WGSL/#uniformity-statements>. Recursion is as deep as braces nest, which the parser bounds.

use smallvec::SmallVec;

use super::Analysis;
use super::assigned::Assigned;
use super::expressions::{Root, View};
use super::graph::{Node, NodeId};
use super::values::{MergePoint, VarId};
use crate::diagnostic::Span;
use crate::sem::behaviour::Behaviours;
use crate::sem::program::DeclTarget;
use crate::syntax::ast::{BlockId, DeclId, ExprId, Stmt, StmtId, VariableKind};
use crate::types::Type;
use crate::util::Range32;

/// Control flow after a list of statements, and how it may end.
type Flow = (NodeId, Behaviours);

/// The parts of a loop. `for` and `while` loops break before their body where the condition is false.
struct Loop {
    span: Span,
    condition: Option<ExprId>,
    body: BlockId,
    continuing: Option<BlockId>,
    update: Option<StmtId>,
    break_if: Option<ExprId>,
}

impl Analysis<'_> {
    /// The statements of a block. What is never reached does not count.
    pub(super) fn block(&mut self, block: BlockId, flow: NodeId) -> Flow {
        let program = self.program;
        let (mut flow, mut behaviours) = (flow, Behaviours::NEXT);
        for &stmt in program.ast.block_stmts(block) {
            if !behaviours.may_continue() {
                break;
            }
            let found;
            (flow, found) = self.statement(stmt, flow);
            behaviours = behaviours.without(Behaviours::NEXT).union(found);
        }
        (flow, behaviours)
    }

    fn statement(&mut self, stmt: StmtId, flow: NodeId) -> Flow {
        let span = self.program.ast.stmt_span(stmt);
        let behaviours = self.program.behaviours[stmt];
        let after = match self.program.ast.stmt(stmt) {
            Stmt::Compound(block) => return self.block(block, flow),
            Stmt::If { clauses, otherwise, .. } => self.if_statement(clauses, otherwise, flow),
            Stmt::Switch { selector, clauses, .. } => self.switch_statement(selector, clauses, behaviours, flow),
            Stmt::Loop { body, continuing, break_if, .. } => {
                self.loop_statement(Loop { span, condition: None, body, continuing, update: None, break_if }, flow)
            }
            Stmt::While { condition, body, .. } => {
                let condition = Some(condition);
                self.loop_statement(
                    Loop { span, condition, body, continuing: None, update: None, break_if: None },
                    flow,
                )
            }
            Stmt::For { init, condition, update, body, .. } => {
                let flow = init.map_or(flow, |init| self.statement(init, flow).0);
                self.loop_statement(Loop { span, condition, body, continuing: None, update, break_if: None }, flow)
            }
            simple => {
                self.simple_statement(simple, flow);
                flow
            }
        };
        (after, behaviours)
    }

    fn simple_statement(&mut self, stmt: Stmt, flow: NodeId) {
        match stmt {
            Stmt::Break => self.values.jump(MergePoint::Break),
            Stmt::Continue => self.values.jump(MergePoint::Continue),
            Stmt::Return { value } => {
                if let Some(value) = value {
                    let value = self.value(value, flow);
                    self.graph.edge(self.value_return, value);
                }
                self.leave_function();
            }
            Stmt::Call { call: value } | Stmt::PhonyAssign { value } => {
                self.value(value, flow);
            }
            Stmt::Decl(decl) => self.declaration(decl, flow),
            Stmt::Assign { target, value } => self.assignment(target, Some(value), false, flow),
            Stmt::CompoundAssign { target, value, .. } => self.assignment(target, Some(value), true, flow),
            Stmt::Increment { target } | Stmt::Decrement { target } => self.assignment(target, None, true, flow),
            _ => {}
        }
    }

    fn declaration(&mut self, decl: DeclId, flow: NodeId) {
        let DeclTarget::Local(id) = self.program.decls[decl] else { return };
        let local = self.program.locals[id];
        match (local.kind, local.initializer) {
            (VariableKind::Var, initializer) => {
                let value = initializer.map_or(flow, |initializer| self.value(initializer, flow));
                self.values.set(Self::var_of(id), value);
            }
            (_, Some(initializer)) => {
                if matches!(self.program.store.types.get(local.ty), Type::Pointer { .. }) {
                    self.views[id] = Some(self.view(initializer, flow));
                } else {
                    self.lets[id] = Some(self.value(initializer, flow));
                }
            }
            (_, None) => {}
        }
    }

    /// A store of `value`. An update reads the memory before `value` is evaluated, which may store there too.
    fn assignment(&mut self, target: ExprId, value: Option<ExprId>, is_update: bool, flow: NodeId) {
        let view = self.view(target, flow);
        let old = is_update.then(|| self.contents(view)).flatten();
        let value = value.map_or(flow, |value| self.value(value, flow));
        let Root::Var(var) = view.root else { return };
        let stored = self.graph.node(Node::Stored(target));
        self.graph.edge(stored, view.place);
        self.graph.edge(stored, value);
        if let Some(old) = old {
            self.graph.edge(stored, old);
        }
        if let Some(rest) = self.contents(view).filter(|_| !view.is_full) {
            self.graph.edge(stored, rest);
        }
        self.values.set(var, stored);
    }

    /// What the function-scope variable holds that a view looks into.
    fn contents(&self, view: View) -> Option<NodeId> {
        let Root::Var(var) = view.root else { return None };
        Some(self.values.get(var).expect("a variable in scope has a value"))
    }

    /// The control flow that a condition leads to.
    pub(super) fn branch(&mut self, condition: ExprId, value: NodeId, flow: NodeId) -> NodeId {
        if value == flow {
            return flow;
        }
        let branch = self.graph.node(Node::Branch(condition));
        self.graph.edge(branch, value);
        branch
    }

    /// `else if` is an `if` in an `else`: the clauses are walked forwards, their ends joined backwards.
    fn if_statement(&mut self, clauses: Range32, otherwise: Option<BlockId>, flow: NodeId) -> NodeId {
        let program = self.program;
        self.values.open(MergePoint::Join);
        let mut ends: SmallVec<[(NodeId, Flow); 4]> = SmallVec::new();
        let mut before = flow;
        for clause in program.ast.if_clause_list(clauses) {
            let condition = self.value(clause.condition, before);
            let inside = self.branch(clause.condition, condition, before);
            ends.push((before, self.arm(clause.body, inside, MergePoint::Join)));
            before = inside;
        }
        let last = match otherwise {
            Some(block) => self.arm(block, before, MergePoint::Join),
            None => {
                self.values.jump(MergePoint::Join);
                (before, Behaviours::NEXT)
            }
        };
        self.values.close(MergePoint::Join, &mut self.graph);
        let join = |(flow, behaviours): Flow, (before, (end, found)): (NodeId, Flow)| {
            let behaviours = behaviours.union(found);
            let after = if behaviours == Behaviours::NEXT { before } else { self.graph.both(end, flow) };
            (after, behaviours)
        };
        ends.into_iter().rev().fold(last, join).0
    }

    /// A block whose stores are taken back at its end, from which control may go on to a merge_point.
    fn arm(&mut self, block: BlockId, flow: NodeId, merge_point: MergePoint) -> Flow {
        let mark = self.values.mark();
        let (after, behaviours) = self.block(block, flow);
        if behaviours.may_continue() {
            self.values.jump(merge_point);
        }
        self.values.undo(mark);
        (after, behaviours)
    }

    fn switch_statement(&mut self, selector: ExprId, clauses: Range32, behaviours: Behaviours, flow: NodeId) -> NodeId {
        let program = self.program;
        let value = self.value(selector, flow);
        let inside = self.branch(selector, value, flow);
        self.values.open(MergePoint::Break);
        let clauses = program.ast.switch_clause_list(clauses).iter();
        let ends: SmallVec<[NodeId; 8]> =
            clauses.map(|clause| self.arm(clause.body, inside, MergePoint::Break).0).collect();
        self.values.close(MergePoint::Break, &mut self.graph);
        if behaviours == Behaviours::NEXT { flow } else { self.graph.all(inside, &ends) }
    }

    fn loop_statement(&mut self, parts: Loop, flow: NodeId) -> NodeId {
        let start = self.graph.node(Node::Join);
        self.graph.edge(start, flow);
        self.values.open(MergePoint::Break);
        let heads = self.loop_heads(parts.span);
        self.values.open(MergePoint::Continue);
        let (end, behaviours) = self.loop_body(&parts, start);
        if behaviours.may_continue() {
            self.values.jump(MergePoint::Continue);
        }
        self.values.close(MergePoint::Continue, &mut self.graph);
        let repeats = !behaviours.without(Behaviours::BREAK.union(Behaviours::RETURN)).is_empty();
        if repeats {
            let end = self.loop_end(&parts, end);
            self.graph.edge(start, end);
            for &(var, head) in &heads {
                let value = self.values.get(var).expect("a variable outside of a loop has a value in it");
                self.graph.edge(head, value);
            }
        }
        self.values.close(MergePoint::Break, &mut self.graph);
        match (behaviours.contains(Behaviours::RETURN), repeats) {
            (false, _) => flow,
            (true, true) => start,
            (true, false) => end,
        }
    }

    /// Gives each variable that the loop may store to a node for its value as an iteration begins.
    fn loop_heads(&mut self, span: Span) -> Vec<(VarId, NodeId)> {
        let mut heads = Vec::new();
        let assigned = self.assigned.get_or_init(|| Assigned::new(self.program));
        let mut vars: Vec<VarId> = assigned.within(span).collect();
        self.work += vars.len();
        vars.sort_unstable();
        vars.dedup();
        for var in vars {
            // Variables of the loop itself have none yet.
            let Some(before) = self.values.get(var) else { continue };
            let head = self.graph.node(Node::Join);
            self.graph.edge(head, before);
            self.values.set(var, head);
            heads.push((var, head));
        }
        heads
    }

    /// The body, after the test of a `for` or `while` loop.
    fn loop_body(&mut self, parts: &Loop, start: NodeId) -> Flow {
        let Some(condition) = parts.condition else { return self.block(parts.body, start) };
        let value = self.value(condition, start);
        let inside = self.branch(condition, value, start);
        self.values.jump(MergePoint::Break);
        let (end, behaviours) = self.block(parts.body, inside);
        (end, behaviours.union(Behaviours::BREAK))
    }

    /// The continuing block.
    fn loop_end(&mut self, parts: &Loop, flow: NodeId) -> NodeId {
        let mut flow = flow;
        if let Some(block) = parts.continuing {
            flow = self.block(block, flow).0;
        }
        if let Some(update) = parts.update {
            flow = self.statement(update, flow).0;
        }
        if let Some(condition) = parts.break_if {
            let value = self.value(condition, flow);
            flow = self.branch(condition, value, flow);
            self.values.jump(MergePoint::Break);
        }
        flow
    }
}
