//! The value nodes of expressions, and the memory that references and pointers look at.
//!
//! <https://www.w3.org/TR/WGSL/#uniformity-expressions>. Recursion is as deep as expressions nest, which the parser bounds.

use smallvec::SmallVec;

use super::Analysis;
use super::assigned::{is_function_pointer, var_of_param};
use super::graph::NodeId;
use super::summary::Source;
use super::values::{MergePoint, VarId};
use crate::constant::EvalStage;
use crate::intrinsics::BinaryOp;
use crate::sem::program::{ExprKind, GlobalId, GlobalKind, LocalId, ParamId};
use crate::syntax::ast::{Expr, ExprId, VariableKind};
use crate::types::{Access, AddressSpace, Type};

/// The variable that a reference or pointer looks into.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Root {
    /// A function-scope variable, also through a pointer parameter.
    Var(VarId),
    /// A module-scope variable.
    Global(GlobalId),
    /// What a pointer parameter outside of the function address space points to.
    Pointee(ParamId),
}

/// A reference or pointer.
#[derive(Copy, Clone, Debug)]
pub(super) struct View {
    pub root: Root,
    /// Whether it looks at all of the variable: a full reference or pointer.
    pub is_full: bool,
    /// Uniform if it looks at the same place in all invocations.
    pub place: NodeId,
}

impl Analysis<'_> {
    /// The node of an expression's value, after the load rule.
    pub(super) fn value(&mut self, expr: ExprId, flow: NodeId) -> NodeId {
        let info = self.program.info(expr);
        // By the stage and not by the value: `true || x` is known, and not uniform where `x` is not.
        if info.stage != EvalStage::Runtime {
            return flow;
        }
        if self.is_view(expr) {
            let view = self.view(expr, flow);
            return if info.load { self.load(view, expr) } else { view.place };
        }
        match (info.kind, self.program.ast.expr(expr)) {
            (ExprKind::Local(local), _) => self.let_value(local, flow),
            (ExprKind::Param(param), _) => self.parameter_value(param, flow),
            (ExprKind::Binary(op), Expr::Binary { left, right, .. }) => self.binary(op, (left, right), flow),
            (ExprKind::Swizzle(_), Expr::Member { base, .. }) if self.is_pointer(base) => {
                let view = self.view(base, flow);
                self.load(view, base)
            }
            (_, Expr::Unary { operand, .. } | Expr::Member { base: operand, .. }) => self.value(operand, flow),
            (_, Expr::Index { base, index }) => {
                let parts = [self.value(base, flow), self.value(index, flow)];
                self.graph.all(flow, &parts)
            }
            (ExprKind::CallFunction(function), Expr::Call { args, .. }) => {
                self.call_function(expr, function, args, flow)
            }
            (ExprKind::CallBuiltin { function, .. }, Expr::Call { args, .. }) => {
                self.call_builtin(expr, function, args, flow)
            }
            (_, Expr::Call { args, .. }) => {
                let program = self.program;
                let args = program.ast.expr_list(args).iter();
                let parts: SmallVec<[NodeId; 8]> = args.map(|&arg| self.value(arg, flow)).collect();
                self.graph.all(flow, &parts)
            }
            _ => flow,
        }
    }

    /// Whether the expression by itself is a reference or pointer.
    fn is_view(&self, expr: ExprId) -> bool {
        matches!(
            self.program.store.types.get(self.program.info(expr).ty),
            Type::Reference { .. } | Type::Pointer { .. }
        )
    }

    fn is_pointer(&self, expr: ExprId) -> bool {
        matches!(self.program.store.types.get(self.program.info(expr).converted), Type::Pointer { .. })
    }

    fn binary(&mut self, op: BinaryOp, (left, right): (ExprId, ExprId), flow: NodeId) -> NodeId {
        let first = self.value(left, flow);
        if !op.is_short_circuiting() {
            let parts = [first, self.value(right, flow)];
            return self.graph.all(flow, &parts);
        }
        // The right operand's calls may store to variables, or may not happen at all.
        self.values.open(MergePoint::Join);
        self.values.jump(MergePoint::Join);
        let branch = self.branch(left, first, flow);
        let second = self.value(right, branch);
        self.values.jump(MergePoint::Join);
        self.values.close(MergePoint::Join, &mut self.graph);
        second
    }

    fn let_value(&mut self, local: LocalId, flow: NodeId) -> NodeId {
        let value = self.lets[local].expect("a declaration comes before its uses");
        self.graph.both(value, flow)
    }

    fn parameter_value(&mut self, param: ParamId, flow: NodeId) -> NodeId {
        let value = self.params[param].expect("parameters have nodes before the body is walked");
        self.graph.both(value, flow)
    }

    /// What a reference or pointer looks at, before the load rule.
    pub(super) fn view(&mut self, expr: ExprId, flow: NodeId) -> View {
        match (self.program.info(expr).kind, self.program.ast.expr(expr)) {
            (ExprKind::Global(global), _) => View { root: Root::Global(global), is_full: true, place: flow },
            (ExprKind::Local(local), _) => self.local_view(local, flow),
            (ExprKind::Param(param), _) => {
                let is_contents = is_function_pointer(self.program, self.program.params[param].ty);
                let root =
                    if is_contents { Root::Var(var_of_param(self.program, param)) } else { Root::Pointee(param) };
                View { root, is_full: true, place: self.parameter_value(param, flow) }
            }
            (_, Expr::Unary { operand, .. }) => self.view(operand, flow),
            (_, Expr::Member { base, .. }) => View { is_full: false, ..self.view(base, flow) },
            (_, Expr::Index { base, index }) => {
                let view = self.view(base, flow);
                let index = self.value(index, flow);
                View { is_full: false, place: self.graph.all(flow, &[view.place, index]), ..view }
            }
            // A view of a buffer, whose pointer comes first.
            (ExprKind::CallBuiltin { .. }, Expr::Call { args, .. }) => {
                let program = self.program;
                let (&buffer, rest) = program.ast.expr_list(args).split_first().expect("a view is one of a buffer");
                let view = self.view(buffer, flow);
                let mut parts: SmallVec<[NodeId; 4]> = smallvec::smallvec![view.place];
                for &arg in rest {
                    parts.push(self.value(arg, flow));
                }
                View { is_full: false, place: self.graph.all(flow, &parts), ..view }
            }
            _ => unreachable!("references and pointers are made of names, components, views, '&' and '*'"),
        }
    }

    /// A variable, or a `let` that holds a pointer, whose indices were evaluated when it was declared.
    fn local_view(&mut self, local: LocalId, flow: NodeId) -> View {
        if self.program.locals[local].kind == VariableKind::Var {
            return View { root: Root::Var(Self::var_of(local)), is_full: true, place: flow };
        }
        let view = self.views[local].expect("a declaration comes before its uses");
        View { place: self.graph.both(view.place, flow), ..view }
    }

    /// The id of a function-scope variable.
    pub(super) fn var_of(local: LocalId) -> VarId {
        use crate::util::Id;
        VarId::from_index(local.index())
    }

    /// What is read through a view.
    pub(super) fn load(&mut self, view: View, expr: ExprId) -> NodeId {
        match view.root {
            Root::Var(var) => {
                let value = self.values.get(var).expect("a variable in scope has a value");
                self.graph.both(view.place, value)
            }
            Root::Global(global) if self.is_mutable(global) => self.graph.source(Source::Global(expr, global)),
            Root::Pointee(param) if self.is_mutable_pointer(param) => self.graph.source(Source::Pointer(expr, param)),
            Root::Global(_) | Root::Pointee(_) => view.place,
        }
    }

    fn is_mutable(&self, global: GlobalId) -> bool {
        match self.program.globals[global].kind {
            GlobalKind::Var { space: AddressSpace::Uniform | AddressSpace::Handle, .. } => false,
            GlobalKind::Var { access, .. } => access != Access::Read,
            GlobalKind::Override { .. } | GlobalKind::Const => false,
        }
    }

    fn is_mutable_pointer(&self, param: ParamId) -> bool {
        let ty = self.program.store.types.get(self.program.params[param].ty);
        matches!(ty, Type::Pointer { access, .. } if access != Access::Read)
    }
}
