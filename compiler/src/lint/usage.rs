//! What is declared and not used, and variables that are read before they are written.
//!
//! Code that is never reached uses what it names. The order of the text stands for the order of execution.

use super::{rules, warning};
use crate::diagnostic::{Applicability, Diagnostic, Edit, Rule, Span};
use crate::sem::Program;
use crate::sem::program::{DeclTarget, ExprKind, FunctionId, GlobalId, GlobalKind, LocalId, ParamId};
use crate::syntax::ast::{Expr, ExprId, Stmt, VariableKind};
use crate::types::Type;
use crate::util::{Id, IdVec};
use hashbrown::{HashMap, HashSet};

/// How something is used.
#[derive(Copy, Clone, Default)]
struct Use {
    is_read: bool,
    is_written: bool,
    /// The first expression that reads it.
    first_read: Option<ExprId>,
    /// The expression behind which it is first written.
    first_write: Option<ExprId>,
}

/// The uses of all that functions declare.
struct Uses {
    locals: IdVec<LocalId, Use>,
    params: IdVec<ParamId, Use>,
}

pub(super) fn check(program: &Program, found: &mut Vec<Diagnostic>) {
    let uses = Uses::of(program);
    locals(program, &uses, found);
    params(program, &uses, found);
    if !program.entry_points.is_empty() {
        globals(program, found);
    }
}

impl Uses {
    fn of(program: &Program) -> Self {
        let targets = Targets::of(program);
        let mut uses = Self { locals: IdVec::new(), params: IdVec::new() };
        uses.locals.resize(program.locals.len(), Use::default());
        uses.params.resize(program.params.len(), Use::default());
        for (expr, info) in program.exprs.iter_enumerated() {
            let used = match info.kind {
                ExprKind::Local(id) => &mut uses.locals[id],
                ExprKind::Param(id) => &mut uses.params[id],
                _ => continue,
            };
            // What a pointer leads to is written, and the pointer read.
            let is_pointer = matches!(program.store.types.get(info.ty), Type::Pointer { .. });
            match targets.written.get(&expr).filter(|_| !is_pointer) {
                Some(&behind) => {
                    used.is_written = true;
                    used.first_write = used.first_write.or(Some(behind));
                    if targets.stepped.contains(&expr) {
                        used.first_read = used.first_read.or(Some(expr));
                    }
                }
                None => {
                    used.is_read = true;
                    // A pointer to it may be written through: what is there then is not known.
                    if targets.addressed.contains(&expr) {
                        used.first_write = used.first_write.or(Some(expr));
                    }
                    used.first_read = used.first_read.or(Some(expr));
                }
            }
        }
        uses
    }
}

/// The names that statements write to.
#[derive(Default)]
struct Targets {
    /// The name, and the last expression that is evaluated before the write.
    written: HashMap<ExprId, ExprId>,
    /// Those of them that are read first.
    stepped: HashSet<ExprId>,
    /// Names whose address is taken.
    addressed: HashSet<ExprId>,
}

impl Targets {
    fn of(program: &Program) -> Self {
        let mut targets = Self::default();
        for (_, stmt) in program.ast.stmts.iter_enumerated() {
            let (target, behind, is_step) = match stmt.node {
                Stmt::Assign { target, value } => (target, value, false),
                Stmt::CompoundAssign { target, value, .. } => (target, value, true),
                Stmt::Increment { target } | Stmt::Decrement { target } => (target, target, true),
                _ => continue,
            };
            let name = root(program, target);
            targets.written.insert(name, behind);
            if is_step {
                targets.stepped.insert(name);
            }
        }
        for (_, expr) in program.ast.exprs.iter_enumerated() {
            if let Expr::Unary { op: crate::syntax::ast::UnaryOp::AddressOf, operand } = expr.node {
                targets.addressed.insert(root(program, operand));
            }
        }
        targets
    }
}

/// The expression whose part an expression names.
fn root(program: &Program, mut expr: ExprId) -> ExprId {
    while let Expr::Index { base, .. } | Expr::Member { base, .. } = program.ast.expr(expr) {
        expr = base;
    }
    expr
}

fn locals(program: &Program, uses: &Uses, found: &mut Vec<Diagnostic>) {
    for (id, local) in program.locals.iter_enumerated() {
        let (used, name) = (uses.locals[id], program.store.name(local.name));
        let Some(declared) = program.ast.decl(local.decl).name() else { continue };
        if name.starts_with('_') {
            continue;
        }
        if !used.is_read && !used.is_written {
            let message = format!("'{name}' is never used");
            found.push(with_underscore(warning(rules::UNUSED_VARIABLE, declared.span, message), declared.span, name));
        } else if !used.is_read {
            let message = format!("'{name}' is written, and never read");
            found.push(warning(rules::UNUSED_WRITE, declared.span, message));
        }
        let is_zero = local.kind == VariableKind::Var && local.initializer.is_none();
        if let Some(read) = used.first_read.filter(|_| is_zero)
            && used.first_write.is_none_or(|write| read < write)
        {
            let message = format!("'{name}' is read before it is written, and is zero then");
            let span = program.ast.expr_span(read);
            found.push(
                warning(rules::ZERO_INITIALIZED_READ, span, message).with_note(declared.span, "it is declared here"),
            );
        }
    }
}

fn params(program: &Program, uses: &Uses, found: &mut Vec<Diagnostic>) {
    for (id, param) in program.params.iter_enumerated() {
        let (used, name) = (uses.params[id], program.store.name(param.name));
        if !used.is_read && !used.is_written && !name.starts_with('_') {
            let span = program.ast.params[id.index()].name.span;
            let message = format!("the parameter '{name}' is never used");
            found.push(with_underscore(warning(rules::UNUSED_PARAMETER, span, message), span, name));
        }
    }
}

/// Functions, resources and variables of the module that no entry point uses.
fn globals(program: &Program, found: &mut Vec<Diagnostic>) {
    let (mut functions, mut variables) = (HashSet::<FunctionId>::new(), HashSet::<GlobalId>::new());
    for &entry_point in &program.entry_points {
        for decl in program.reachable(program.functions[entry_point].decl) {
            match program.decls[decl] {
                DeclTarget::Function(id) => drop(functions.insert(id)),
                DeclTarget::Global(id) => drop(variables.insert(id)),
                DeclTarget::None | DeclTarget::Local(_) | DeclTarget::Type(_) => {}
            }
        }
    }
    for (id, function) in program.functions.iter_enumerated() {
        if !functions.contains(&id) {
            unused(program, (rules::UNUSED_FUNCTION, "no entry point calls"), function.decl, found);
        }
    }
    for (id, global) in program.globals.iter_enumerated() {
        let rule = match global.kind {
            GlobalKind::Var { binding: Some(_), .. } => rules::UNUSED_BINDING,
            GlobalKind::Var { binding: None, .. } => rules::UNUSED_VARIABLE,
            GlobalKind::Override { .. } | GlobalKind::Const => continue,
        };
        if !variables.contains(&id) {
            unused(program, (rule, "no entry point uses"), global.decl, found);
        }
    }
}

fn unused(program: &Program, (rule, why): (Rule, &str), decl: crate::syntax::ast::DeclId, found: &mut Vec<Diagnostic>) {
    let Some(declared) = program.ast.decl(decl).name() else { return };
    let name = program.store.name(declared.symbol);
    if !name.starts_with('_') {
        found.push(warning(rule, declared.span, format!("{why} '{name}'")));
    }
}

/// The suggestion to say by its name that something is not used.
fn with_underscore(diagnostic: Diagnostic, span: Span, name: &str) -> Diagnostic {
    let edit = Edit::insert(span.start, "_");
    diagnostic.with_suggestion(format!("call it '_{name}' if that is meant"), Applicability::MaybeIncorrect, [edit])
}
