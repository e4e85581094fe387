//! Which functions the analysis must go through: those that require, themselves or through others, that more be uniform than the control flow
//! that they start in, and those that they call, whose results it needs. Of others nothing is said, whatever they do: all invocations
//! start an entry point together, and reach together what they reach without a branch.

use crate::sem::program::{DeclTarget, FunctionId, Program};
use crate::syntax::ast::DeclId;
use crate::util::{IdVec, work};

/// The functions to analyse; none where nothing must be uniform.
pub(super) fn needed(program: &Program) -> Option<IdVec<FunctionId, bool>> {
    let mut needed: IdVec<FunctionId, bool> =
        program.functions.iter().map(|function| function.uniformity_requirements.beyond_start).collect();
    if !needed.iter().any(|&needed| needed) {
        return None;
    }
    let function = |&decl: &DeclId| match program.decls[decl] {
        DeclTarget::Function(function) => Some((function, program.function_list(program.functions[function].callees))),
        _ => None,
    };
    // Callees stand before their callers.
    for (function, callees) in program.order.iter().rev().filter_map(function) {
        work::note(1 + callees.len());
        if needed[function] {
            callees.iter().for_each(|&callee| needed[callee] = true);
        }
    }
    Some(needed)
}
