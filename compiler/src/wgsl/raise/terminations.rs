//! What ends an invocation, in a language that only demotes it: it discards, and leaves the function.
//!
//! A helper invocation writes nothing that others see, so that what callers still do is not observed.

use crate::ir::{Builder, Module, Op};
use crate::types::TypeId;

/// Writes each `terminate_invocation` as a `discard` and a `ret` of the zero value.
pub(super) fn discard_and_return(module: &mut Module) {
    for inst in module.find_insts_in_order(|op| matches!(op, Op::TerminateInvocation)) {
        let Some(function) = module.inst_block(inst).and_then(|block| module.block_function(block)) else { continue };
        let ty = module.function(function).return_type;
        let mut builder = Builder::before(module, inst);
        builder.exit(Op::Discard, &[]);
        let value = (ty != TypeId::VOID).then(|| builder.zero(ty));
        builder.ret(value);
        module.remove(inst);
    }
}
