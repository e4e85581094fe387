//! Names that hide others of the same function, or predeclared ones.

use super::{rules, warning};
use crate::diagnostic::{Diagnostic, Span};
use crate::sem::{Program, is_predeclared};
use crate::syntax::ast::{DeclId, Stmt};
use crate::util::{IdVec, Symbol};
use hashbrown::HashMap;

/// A declaration in a function, or a parameter.
struct Declared {
    name: Symbol,
    place: Span,
    /// Where it can be named.
    scope: Span,
}

pub(super) fn check(program: &Program, found: &mut Vec<Diagnostic>) {
    let mut declared = parameters(program);
    let scopes = scopes(program);
    for (_, local) in program.locals.iter_enumerated() {
        if let (Some(name), Some(scope)) = (program.ast.decl(local.decl).name(), scopes[local.decl]) {
            declared.push(Declared { name: local.name, place: name.span, scope });
        }
    }
    declared.sort_by_key(|declared| declared.place.start);
    // For each name the declarations around the place that is looked at, the innermost last.
    let mut around: HashMap<Symbol, Vec<Declared>> = HashMap::new();
    for inner in declared {
        let name = program.store.name(inner.name);
        let outer = around.entry(inner.name).or_default();
        while outer.pop_if(|outer| outer.scope.end <= inner.place.start).is_some() {}
        if let Some(outer) = outer.last() {
            let message = format!("'{name}' hides another '{name}' of the same function");
            found.push(warning(rules::SHADOWING, inner.place, message).with_note(outer.place, "the other one"));
        } else if is_predeclared(name) {
            let message = format!("'{name}' hides what WGSL calls so");
            found.push(warning(rules::SHADOWING, inner.place, message));
        }
        outer.push(inner);
    }
}

fn parameters(program: &Program) -> Vec<Declared> {
    let of = |function: &crate::sem::program::Function| {
        let scope = program.ast.decl_span(function.decl);
        let params = program.ast.param_list(function.params).iter();
        params.map(move |param| Declared { name: param.name.symbol, place: param.name.span, scope }).collect::<Vec<_>>()
    };
    program.functions.iter_enumerated().flat_map(|(_, function)| of(function)).collect()
}

/// Where each declaration of a function can be named: in its block, or in the loop whose header has it.
fn scopes(program: &Program) -> IdVec<DeclId, Option<Span>> {
    let mut scopes = IdVec::new();
    scopes.resize(program.ast.decls.len(), None);
    for (_, block) in program.ast.blocks.iter_enumerated() {
        for &stmt in block.stmts.of(&program.ast.stmt_lists) {
            match program.ast.stmt(stmt) {
                Stmt::Decl(decl) => scopes[decl] = Some(block.span),
                Stmt::For { init: Some(init), .. } => {
                    if let Stmt::Decl(decl) = program.ast.stmt(init) {
                        scopes[decl] = Some(program.ast.stmt_span(stmt));
                    }
                }
                _ => {}
            }
        }
    }
    scopes
}
