//! Which functions the analysis must go through: those that reach something that must be uniform, and those that they call, whose results
//! it needs. Of others nothing is said, whatever they do.

use crate::sem::program::{DeclTarget, FunctionId, Program};
use crate::syntax::ast::DeclId;
use crate::util::{IdVec, work};

/// The functions to analyse; none where nothing must be uniform.
pub(super) fn needed(program: &Program) -> Option<IdVec<FunctionId, bool>> {
    if !program.functions.iter().any(|function| function.collectives.ask) {
        return None;
    }
    let mut needed: IdVec<FunctionId, bool> =
        program.functions.iter().map(|function| function.collectives.ask).collect();
    let function = |&decl: &DeclId| match program.decls[decl] {
        DeclTarget::Function(function) => Some((function, program.function_list(program.functions[function].callees))),
        _ => None,
    };
    // Callees stand before their callers: what they reach, the callers reach.
    for (function, callees) in program.order.iter().filter_map(function) {
        work::note(1 + callees.len());
        needed[function] |= callees.iter().any(|&callee| needed[callee]);
    }
    for (function, callees) in program.order.iter().rev().filter_map(function) {
        if needed[function] {
            callees.iter().for_each(|&callee| needed[callee] = true);
        }
    }
    Some(needed)
}
