//! Which functions the analysis must go through: those that reach something that must be uniform, and those that they call, whose results
//! it needs. Of others nothing is said, whatever they do.

use crate::intrinsics::Uniformity;
use crate::sem::program::{DeclTarget, ExprKind, Function, FunctionId, Program};
use crate::syntax::ast::DeclId;
use crate::util::{IdVec, work};

/// The functions to analyse; none where nothing must be uniform.
pub(super) fn needed(program: &Program) -> Option<IdVec<FunctionId, bool>> {
    let mut needed: IdVec<FunctionId, bool> = IdVec::new();
    needed.resize(program.functions.len(), false);
    let mut is_asked = false;
    for (expr, info) in program.exprs.iter_enumerated() {
        if let ExprKind::CallBuiltin { function, .. } = info.kind
            && asks(function.uniformity())
        {
            is_asked = true;
            if let Some(function) = function_at(program, program.ast.expr_span(expr).start) {
                needed[function] = true;
            }
        }
    }
    if !is_asked {
        return None;
    }
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

/// Whether a call must be reached together, or with the same arguments.
fn asks(uniformity: Uniformity) -> bool {
    uniformity.needs_uniform_control_flow || uniformity.uniform_parameters != 0
}

/// The function whose declaration an offset lies in. Functions are numbered in the order of the source.
fn function_at(program: &Program, offset: u32) -> Option<FunctionId> {
    let is_before = |function: &Function| program.ast.decl_span(function.decl).end <= offset;
    program.functions.ids().nth(program.functions.as_slice().partition_point(is_before))
}
