//! What is said of a broken requirement: the call at the root of it, how control comes there, and why that is not uniform.

use super::Analysis;
use super::graph::{Node, NodeId};
use super::solve::Reasons;
use super::summary::{Required, Requirement, RequirementId, Source};
use crate::diagnostic::{Diagnostic, MAX_DIAGNOSTICS, Rule, Span};
use crate::intrinsics::DiagnosticRule;
use crate::sem::program::{FunctionId, GlobalKind, ParamId};
use crate::sem::rules;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::AddressSpace;
use crate::util::Id;

/// At most so many calls on the way to the built-in function are shown.
const MAX_CALLS: usize = 4;
/// At most so many steps on the way to the source are shown, the source aside.
const MAX_STEPS: usize = 6;

impl Analysis<'_> {
    /// Reports that `node` is required to be uniform and need not be.
    pub(super) fn report(&mut self, node: NodeId, id: RequirementId, reasons: &Reasons) {
        let requirement = self.summaries.requirements[id];
        let (call, required, function) = requirement.origin;
        let (span, message) = match required {
            Required::ControlFlow => {
                (self.span(call), format!("'{}' must only be called in uniform control flow", function.name()))
            }
            Required::Argument(index) | Required::Contents(index) => {
                (self.argument_span(call, index), format!("this argument of '{}' must be uniform", function.name()))
            }
        };
        let mut diagnostic =
            Diagnostic::error(rule(requirement.trigger), span, message).with_severity(requirement.severity);
        // Beyond the limit diagnostics are only counted.
        if self.diagnostics.len() < MAX_DIAGNOSTICS {
            diagnostic = self.explain_calls(diagnostic, requirement);
            diagnostic = self.explain_source(diagnostic, node, reasons);
        }
        self.diagnostics.push(diagnostic);
    }

    /// The calls of user-defined functions that lead to the built-in one, the innermost first.
    fn explain_calls(&self, mut diagnostic: Diagnostic, requirement: Requirement) -> Diagnostic {
        let mut notes = Vec::new();
        let mut at = requirement;
        while let Some((callee, inner)) = at.callee {
            if notes.len() == MAX_CALLS {
                break;
            }
            notes.push((self.required_span(at), self.required_text(at.required, callee)));
            at = self.summaries.requirements[inner];
        }
        for (span, text) in notes.into_iter().rev() {
            diagnostic = diagnostic.with_note(span, text);
        }
        diagnostic
    }

    fn required_span(&self, requirement: Requirement) -> Span {
        match requirement.required {
            Required::ControlFlow => self.span(requirement.call),
            Required::Argument(index) | Required::Contents(index) => self.argument_span(requirement.call, index),
        }
    }

    fn required_text(&self, required: Required, callee: FunctionId) -> String {
        let function = self.program.functions[callee];
        let name = self.program.store.name(function.name);
        let param = |index: u32| {
            let param = ParamId::from_index((function.params.start + index) as usize);
            self.program.store.name(self.program.params[param].name)
        };
        match required {
            Required::ControlFlow => format!("'{name}', which leads to it, is called here"),
            Required::Argument(index) => {
                format!("because of it, parameter '{}' of '{name}' must be uniform", param(index))
            }
            Required::Contents(index) => {
                format!("because of it, what parameter '{}' of '{name}' points to must be uniform", param(index))
            }
        }
    }

    /// The way from what must be uniform to what is not.
    fn explain_source(&self, mut diagnostic: Diagnostic, node: NodeId, reasons: &Reasons) -> Diagnostic {
        let (mut node, mut steps, mut last) = (node, 0, Span::NONE);
        loop {
            let note = self.step(node);
            let is_source = matches!(self.graph.nodes[node], Node::Source(_));
            if let Some((span, text)) = note
                && (is_source || (steps < MAX_STEPS && span != last))
            {
                diagnostic = diagnostic.with_note(span, text);
                (steps, last) = (steps + 1, span);
            }
            match reasons[node] {
                Some(next) if !is_source => node = next,
                _ => return diagnostic,
            }
        }
    }

    fn step(&self, node: NodeId) -> Option<(Span, String)> {
        Some(match self.graph.nodes[node] {
            Node::Branch(condition) => (self.span(condition), "control flow depends on this".to_owned()),
            Node::Stored(target) => (self.span(target), "the value that is stored here need not be uniform".to_owned()),
            Node::Call(call, function) => {
                let name = self.program.store.name(self.program.functions[function].name);
                (self.span(call), format!("the result of '{name}' need not be uniform"))
            }
            Node::Source(source) => self.source_text(source),
            Node::NonUniform | Node::Start | Node::Param(_) | Node::Contents(_) | Node::Join => return None,
        })
    }

    fn source_text(&self, source: Source) -> (Span, String) {
        let program = self.program;
        match source {
            Source::Global(read, global) => {
                let global = program.globals[global];
                let what = match global.kind {
                    GlobalKind::Var { space: AddressSpace::Storage, .. } => "storage buffer",
                    GlobalKind::Var { space: AddressSpace::Workgroup, .. } => "workgroup variable",
                    _ => "private variable",
                };
                let name = program.store.name(global.name);
                (self.span(read), format!("reading the {what} '{name}' may give different values"))
            }
            Source::Pointer(read, param) => {
                let name = program.store.name(program.params[param].name);
                (self.span(read), format!("reading what '{name}' points to may give different values"))
            }
            Source::Input(param) => {
                let node = program.ast.params[param.index()];
                let name = program.store.name(node.name.symbol);
                let text = match program.params[param].io.builtin {
                    Some(builtin) => format!("the built-in value '{}' may differ between invocations", builtin.name()),
                    None => format!("the input '{name}' may differ between invocations"),
                };
                (node.name.span, text)
            }
            Source::Builtin(call, function) => {
                (self.span(call), format!("the result of '{}' may differ between invocations", function.name()))
            }
        }
    }

    fn span(&self, expr: ExprId) -> Span {
        self.program.ast.expr_span(expr)
    }

    fn argument_span(&self, call: ExprId, index: u32) -> Span {
        match self.program.ast.expr(call) {
            Expr::Call { args, .. } => self.span(self.program.ast.expr_list(args)[index as usize]),
            _ => self.span(call),
        }
    }
}

/// The rule that a broken requirement reports.
fn rule(trigger: Option<DiagnosticRule>) -> Rule {
    match trigger {
        None => rules::COLLECTIVE_UNIFORMITY,
        Some(DiagnosticRule::DerivativeUniformity) => rules::DERIVATIVE_UNIFORMITY,
        Some(DiagnosticRule::SubgroupUniformity) => rules::SUBGROUP_UNIFORMITY,
    }
}
