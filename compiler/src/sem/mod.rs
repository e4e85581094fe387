//! The resolver: what the names, types and values of a WGSL module mean, and whether they may.
//!
//! Takes the syntax tree and gives a [`Program`]: the same tree, with side tables. Knows nothing of the IR.
//!
//! First every identifier is bound to its declaration (`binding`), then module-scope declarations are ordered by
//! dependency (`order`), then each is resolved in that order, and at last what is a matter of the whole module is checked.
//! What is wrong becomes poison, of which nothing more is said, and resolution goes on.

mod aliasing;
mod attributes;
pub mod behaviour;
mod binding;
mod buffer_views;
mod declarations;
mod directives;
mod entry_points;
mod expressions;
pub mod features;
mod interpretation;
pub mod limits;
mod operators;
mod order;
pub mod pipeline;
mod predeclared;
pub mod program;
mod resolver;
pub mod rules;
mod scope;
mod stage_io;
mod stage_uses;
mod statements;
mod types;
mod uniformity;

pub use features::Features;
pub use interpretation::Interpretation;
pub use program::Program;

use crate::diagnostic::Diagnostics;
use crate::intrinsics::OverloadCache;
use crate::store::Store;
use crate::syntax::ast::Ast;
use resolver::Resolver;

/// Whether a name is that of a function or type before any declaration.
pub fn is_predeclared(name: &str) -> bool {
    use predeclared::Predeclared as P;
    matches!(predeclared::lookup(name), Some(P::Function(_) | P::Type(_) | P::Generator(_)))
}

/// Resolves a module. `store` holds the tree's symbols, `features` is what the caller allows, and `diagnostics` what was
/// said of the module so far; with what is found here they are the program's. `overloads` are those that calls in any module mean.
pub fn resolve(
    ast: Ast,
    store: Store,
    overloads: &mut OverloadCache,
    features: &Features,
    mut diagnostics: Diagnostics,
) -> Program {
    let bindings = binding::bind(&ast, &store.symbols, &mut diagnostics);
    let order = order::sort(&ast, &bindings.uses, &bindings.decl_lists, &store.symbols, &mut diagnostics);
    let mut resolver = Resolver::new(&ast, store, overloads, *features, diagnostics, bindings);
    resolver.directives();
    resolver.declarations(&order);
    resolver.function_lists();
    resolver.check_global_aliases(&order);
    resolver.check_stages(&order);
    resolver.check_resources(&order);
    let mut program = resolver.finish(order);
    program.ast = ast;
    if program.is_valid() {
        let found = uniformity::check(&program, features);
        program.diagnostics.append(found);
        program.diagnostics.sort_by_place();
    }
    program
}
