//! The last steps of raising for text targets: functions return at their end, and every call has its spelling.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::Spellings;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::enums::Target;
use crate::intrinsics::{BuiltinFn, Callee, Lookup, Lowering, TargetOptions, lowering_of_all};
use crate::ir::{BlockId, Builder, InstId, Module, Op};
use crate::types::TypeId;

const REFUSED: Rule = Rule::new("target/unsupported-builtin", "");

/// Where compilers look for a `return`, and control never arrives, returns the zero value.
pub fn return_from_ends(module: &mut Module) {
    for function in module.function_order.clone() {
        let (body, ty) = (module.function(function).block, module.function(function).return_type);
        let Some(end) = module.terminator(body) else { continue };
        if module.inst(end).op != Op::Unreachable || ty == TypeId::VOID || !falls_to(module, end) {
            continue;
        }
        let mut b = Builder::before(module, end);
        let zero = b.zero(ty);
        b.ret(Some(zero));
        module.remove(end);
    }
}

/// Whether a reader of the text sees control arrive at `end`, the end of its block.
fn falls_to(module: &Module, end: InstId) -> bool {
    let mut pending = vec![end];
    while let Some(end) = pending.pop() {
        let Some(last) = module.prev_inst(end) else { return true };
        let ends = |blocks: &[BlockId], pending: &mut Vec<InstId>| {
            for &block in blocks {
                let Some(exit) = module.terminator(block) else { return true };
                match module.inst(exit).op {
                    Op::ExitIf | Op::ExitSwitch => return true,
                    Op::Unreachable => pending.push(exit),
                    _ => {}
                }
            }
            false
        };
        let falls = match module.inst(last).op {
            Op::If { then, otherwise } => ends(&[then, otherwise], &mut pending),
            // A `break` below an `if` is not looked for: one `return` too many does no harm.
            Op::Switch(_) => true,
            Op::Loop { .. } => has_exit(module, last),
            _ => true,
        };
        if falls {
            return true;
        }
    }
    false
}

fn has_exit(module: &Module, inst: InstId) -> bool {
    let mut pending: Vec<BlockId> = module.inst_blocks(inst).into_iter().collect();
    while let Some(block) = pending.pop() {
        for inst in module.block_insts(block) {
            match module.inst(inst).op {
                Op::ExitLoop | Op::BreakIf => return true,
                Op::If { .. } | Op::Switch(_) => pending.extend(module.inst_blocks(inst)),
                _ => {}
            }
        }
    }
    false
}

/// Finds out what every operator and call of a built-in function is spelt; an error for a function that the target does not have.
/// An operator that the definitions have rewritten, and that a transform leaves all the same, keeps the core's symbol.
pub fn spell(module: &mut Module, target: Target, options: TargetOptions<'_>) -> Result<Spellings, Diagnostics> {
    let mut spellings = Spellings::for_module(module);
    let mut lookup = Lookup::new();
    let mut common: HashMap<Callee, Option<Lowering>> = HashMap::new();
    for inst in module.find_insts(|op| matches!(op, Op::Builtin(_) | Op::Unary(_) | Op::Binary(_))) {
        let (callee, symbol) = match module.inst(inst).op {
            Op::Builtin(function) => (Callee::Function(function), None),
            Op::Unary(op) => (Callee::Unary(op), Some(op.symbol())),
            Op::Binary(op) => (Callee::Binary { op, is_compound: false }, Some(op.symbol())),
            _ => continue,
        };
        let common = *common.entry(callee).or_insert_with(|| lowering_of_all(callee, target, options));
        let found = common.or_else(|| lowering(module, inst, callee, &mut lookup, target, options));
        match (found, symbol) {
            (Some(Lowering::Emit(spelling)), _) | (_, Some(spelling)) => spellings.set(inst, spelling),
            (_, None) => {
                let message = format!("'{}' has no form in this target", module.inst(inst).op.mnemonic());
                return Err(Diagnostic::error(REFUSED, module.inst(inst).span, message).into());
            }
        }
    }
    Ok(spellings)
}

/// How the target gets a call of the overload that its arguments choose.
fn lowering(
    module: &mut Module,
    inst: InstId,
    callee: Callee,
    lookup: &mut Lookup,
    target: Target,
    options: TargetOptions<'_>,
) -> Option<Lowering> {
    let arguments: SmallVec<[TypeId; 4]> = module.operands(inst).map(|arg| module.type_of(arg)).collect();
    let result = module.result(inst).map(|result| module.value(result).ty);
    // The template that is spelt: `bitcast<T>` and views of buffers have one.
    let written = match (callee, result) {
        (Callee::Function(BuiltinFn::Bitcast), result) => result,
        (Callee::Function(BuiltinFn::BufferView | BuiltinFn::BufferArrayView), Some(result)) => {
            module.store.types.load_type(result)
        }
        _ => None,
    };
    lookup.lowering_of(&mut module.store, callee, written.as_slice(), &arguments, target, options)
}
