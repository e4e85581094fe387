//! Module-scope declarations in the order of dependency, and the cycles among them.

use smallvec::SmallVec;

use super::rules;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::syntax::ast::{Ast, Decl, DeclId};
use crate::util::{IdVec, Interner, Range32};

/// How many links of a cycle the message shows.
const MAX_LINKS: usize = 8;

#[derive(Copy, Clone, PartialEq, Eq)]
enum Mark {
    New,
    /// On the path, at this place.
    Open(usize),
    Done,
}

/// Gives each declaration after those that it names; const assertions last. Cycles are reported and cut where found.
pub(super) fn sort(
    ast: &Ast,
    uses: &IdVec<DeclId, Range32>,
    lists: &[DeclId],
    symbols: &Interner,
    diagnostics: &mut Diagnostics,
) -> Vec<DeclId> {
    let mut marks: IdVec<DeclId, Mark> = IdVec::new();
    marks.resize(ast.decls.len(), Mark::New);
    let mut order = Vec::with_capacity(ast.globals.len());
    let mut path: SmallVec<[(DeclId, usize); 16]> = SmallVec::new();
    let is_assertion = |&decl: &DeclId| matches!(ast.decl(decl), Decl::ConstAssert { .. });
    let globals = || ast.globals.iter().copied();
    let assertions = globals().filter(is_assertion);
    for root in globals().filter(|decl| !is_assertion(decl)).chain(assertions) {
        if marks[root] != Mark::New {
            continue;
        }
        marks[root] = Mark::Open(0);
        path.push((root, 0));
        while let Some((decl, next)) = path.last_mut() {
            let Some(&used) = uses[*decl].of(lists).get(*next) else {
                marks[*decl] = Mark::Done;
                order.push(*decl);
                path.pop();
                continue;
            };
            *next += 1;
            match marks[used] {
                Mark::New => {
                    marks[used] = Mark::Open(path.len());
                    path.push((used, 0));
                }
                Mark::Open(start) => report(ast, &path[start..], symbols, diagnostics),
                Mark::Done => {}
            }
        }
    }
    order
}

fn report(ast: &Ast, cycle: &[(DeclId, usize)], symbols: &Interner, diagnostics: &mut Diagnostics) {
    let name = |decl: DeclId| ast.decl(decl).name().expect("only named declarations are used");
    let text = |decl: DeclId| symbols.resolve(name(decl).symbol);
    let first = cycle[0].0;
    let kind = if matches!(ast.decl(first), Decl::Function(_)) { "recursive" } else { "declared through itself" };
    let message = if let [_] = cycle {
        format!("'{}' is {kind}", text(first))
    } else {
        let mut links: Vec<String> =
            cycle.iter().take(MAX_LINKS).map(|&(decl, _)| format!("'{}'", text(decl))).collect();
        if cycle.len() > MAX_LINKS {
            links.push("...".into());
        }
        format!("'{}' is {kind}: {} -> '{}'", text(first), links.join(" -> "), text(first))
    };
    let mut error = Diagnostic::error(rules::DECLARATION_CYCLE, name(first).span, message);
    for &(decl, _) in cycle.iter().skip(1).take(MAX_LINKS) {
        error = error.with_note(name(decl).span, format!("through '{}'", text(decl)));
    }
    diagnostics.push(error);
}
