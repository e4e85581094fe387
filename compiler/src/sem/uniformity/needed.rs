//! Which functions the analysis must go through: those that reach something that must be uniform, and those that they call, whose results
//! it needs. Of others nothing is said, whatever they do.

use crate::sem::program::{DeclTarget, Function, FunctionId, Program};
use crate::syntax::ast::DeclId;
use crate::util::{IdVec, work};

/// The functions to analyse; none where nothing must be uniform.
pub(super) fn needed(program: &Program) -> Option<IdVec<FunctionId, bool>> {
    // All invocations start an entry point together: a call that asks for nothing else has it.
    let asks = |function: &Function| match function.stage {
        Some(_) => function.collectives.ask_more,
        None => function.collectives.ask,
    };
    if !program.functions.iter().any(asks) {
        return None;
    }
    let mut needed: IdVec<FunctionId, bool> = program.functions.iter().map(asks).collect();
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
