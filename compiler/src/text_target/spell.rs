//! The last step of raising for text targets: every operator and call of a built-in function has its spelling.

use std::cell::Cell;
use std::sync::OnceLock;

use smallvec::SmallVec;

use super::Spellings;
use super::spelling::{CALLEES, number};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::enums::Target;
use crate::intrinsics::{BuiltinFn, Callee, Lookup, Lowering, OverloadCache, TargetOptions, is_spelt, lowering_of_all};
use crate::ir::{InstId, Module, Op};
use crate::types::TypeId;

const REFUSED: Rule = Rule::new("target/unsupported-builtin", "");

/// Finds out what every operator and call of a built-in function is spelt; an error for a function that the target does not have.
/// An operator that the definitions have rewritten, and that a transform leaves all the same, keeps the core's symbol.
pub fn spell(module: &mut Module, target: Target, options: TargetOptions<'_>) -> Result<Spellings, Diagnostics> {
    let mut spellings = Spellings::new();
    let speller = Speller { target, options };
    for op in module.distinct_ops() {
        if let Some(spelling) = speller.of_all(op) {
            spellings.set_all(op, spelling);
        }
    }
    let mut by_overload = module.find_insts(|op| spellings.lacks(op)).peekable();
    if by_overload.peek().is_none() {
        return Ok(spellings);
    }
    let mut overloads = OverloadCache::new();
    let mut lookup = Lookup::new(&mut overloads);
    for inst in by_overload {
        match speller.of_overload(&mut lookup, module, inst) {
            Some(spelling) => spellings.set(inst, spelling),
            None => {
                let message = format!("'{}' has no form in this target", module.inst(inst).op.mnemonic());
                return Err(Diagnostic::error(REFUSED, module.inst(inst).span, message).into());
            }
        }
    }
    Ok(spellings)
}

/// What an instruction calls, and the core's symbol of an operator.
fn callee_of(op: Op) -> Option<(Callee, Option<&'static str>)> {
    match op {
        Op::Builtin(function) => Some((Callee::Function(function), None)),
        Op::Unary(op) => Some((Callee::Unary(op), Some(op.symbol()))),
        Op::Binary(op) => Some((Callee::Binary { op, is_compound: false }, Some(op.symbol()))),
        _ => None,
    }
}

struct Speller<'o> {
    target: Target,
    options: TargetOptions<'o>,
}

impl Speller<'_> {
    /// What all calls of what an instruction calls are spelt, if that is one. Where it is the same whatever the target's options are, it is
    /// found once for the process, since nothing changes the definitions.
    fn of_all(&self, op: Op) -> Option<&'static str> {
        static KNOWN: [[OnceLock<Option<&'static str>>; CALLEES]; Target::ALL.len()] =
            [const { [const { OnceLock::new() }; CALLEES] }; Target::ALL.len()];
        let known = &KNOWN[self.target as usize][number(op)?];
        if let Some(&known) = known.get() {
            return known;
        }
        let (callee, symbol) = callee_of(op)?;
        let asks_options = Cell::new(false);
        let options = |name: &str| {
            asks_options.set(true);
            (self.options)(name)
        };
        let found = find_of_all(callee, symbol, self.target, &options);
        if asks_options.get() { found } else { *known.get_or_init(|| found) }
    }

    /// What a call is spelt, by the overload that its arguments choose.
    fn of_overload(&self, lookup: &mut Lookup<'_>, module: &mut Module, inst: InstId) -> Option<&'static str> {
        let (callee, symbol) = callee_of(module.inst(inst).op)?;
        emitted(self.lowering(lookup, module, inst, callee)).or(symbol)
    }

    /// How the target gets a call of the overload that its arguments choose.
    fn lowering(&self, lookup: &mut Lookup<'_>, module: &mut Module, inst: InstId, callee: Callee) -> Option<Lowering> {
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
        lookup.lowering_of(&mut module.store, callee, written.as_slice(), &arguments, self.target, self.options)
    }
}

/// What all calls of a callee are spelt, by the definitions.
fn find_of_all(
    callee: Callee,
    symbol: Option<&'static str>,
    target: Target,
    options: TargetOptions<'_>,
) -> Option<&'static str> {
    if symbol.is_some_and(|symbol| is_spelt(callee, target, symbol)) {
        return symbol;
    }
    let found = lowering_of_all(callee, target, options)?;
    emitted(Some(found)).or(symbol)
}

fn emitted(lowering: Option<Lowering>) -> Option<&'static str> {
    match lowering {
        Some(Lowering::Emit(spelling)) => Some(spelling),
        _ => None,
    }
}
