//! The last step of raising for text targets: every operator and call of a built-in function has its spelling.

use smallvec::SmallVec;

use super::Spellings;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::enums::Target;
use crate::intrinsics::{
    BinaryOp, BuiltinFn, Callee, Lookup, Lowering, TargetOptions, UnaryOp, is_spelt, lowering_of_all,
};
use crate::ir::{InstId, Module, Op};
use crate::types::TypeId;

const REFUSED: Rule = Rule::new("target/unsupported-builtin", "");

/// Finds out what every operator and call of a built-in function is spelt; an error for a function that the target does not have.
/// An operator that the definitions have rewritten, and that a transform leaves all the same, keeps the core's symbol.
pub fn spell(module: &mut Module, target: Target, options: TargetOptions<'_>) -> Result<Spellings, Diagnostics> {
    let mut spellings = Spellings::for_module(module);
    let is_named = |op| matches!(op, Op::Builtin(_) | Op::Unary(_) | Op::Binary(_));
    let mut speller = Speller { target, options, lookup: None, known: [0; CALLEES], answers: Vec::new() };
    for inst in module.find_insts(is_named) {
        match speller.spelling(module, inst) {
            Some(spelling) => spellings.set(inst, spelling),
            None => {
                let message = format!("'{}' has no form in this target", module.inst(inst).op.mnemonic());
                return Err(Diagnostic::error(REFUSED, module.inst(inst).span, message).into());
            }
        }
    }
    Ok(spellings)
}

const UNARY: usize = BuiltinFn::ALL.len();
const BINARY: usize = UNARY + UnaryOp::ALL.len();
const CALLEES: usize = BINARY + BinaryOp::ALL.len();

/// What is known of the calls of a callee.
#[derive(Copy, Clone)]
enum Known {
    /// All are spelt so; nothing where the target has none of them.
    Alike(Option<&'static str>),
    /// The overload matters.
    ByOverload,
}

struct Speller<'o> {
    target: Target,
    options: TargetOptions<'o>,
    /// Made when the first overload matters.
    lookup: Option<Lookup>,
    /// By the callee's number, once it was met: the place of the answer, from 1.
    known: [u16; CALLEES],
    answers: Vec<Known>,
}

impl Speller<'_> {
    fn spelling(&mut self, module: &mut Module, inst: InstId) -> Option<&'static str> {
        let (number, callee, symbol) = match module.inst(inst).op {
            Op::Builtin(function) => (function as usize, Callee::Function(function), None),
            Op::Unary(op) => (UNARY + op as usize, Callee::Unary(op), Some(op.symbol())),
            Op::Binary(op) => (BINARY + op as usize, Callee::Binary { op, is_compound: false }, Some(op.symbol())),
            _ => unreachable!("only operators and built-in functions are looked for"),
        };
        if self.known[number] == 0 {
            self.answers.push(self.of_all(callee, symbol));
            self.known[number] = self.answers.len() as u16;
        }
        match self.answers[usize::from(self.known[number]) - 1] {
            Known::Alike(spelling) => spelling,
            Known::ByOverload => emitted(self.lowering(module, inst, callee)).or(symbol),
        }
    }

    /// What all calls of a callee are spelt, if that is one.
    fn of_all(&self, callee: Callee, symbol: Option<&'static str>) -> Known {
        if symbol.is_some_and(|symbol| is_spelt(callee, self.target, symbol)) {
            return Known::Alike(symbol);
        }
        match lowering_of_all(callee, self.target, self.options) {
            None => Known::ByOverload,
            found => Known::Alike(emitted(found).or(symbol)),
        }
    }

    /// How the target gets a call of the overload that its arguments choose.
    fn lowering(&mut self, module: &mut Module, inst: InstId, callee: Callee) -> Option<Lowering> {
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
        let lookup = self.lookup.get_or_insert_with(Lookup::new);
        lookup.lowering_of(&mut module.store, callee, written.as_slice(), &arguments, self.target, self.options)
    }
}

fn emitted(lowering: Option<Lowering>) -> Option<&'static str> {
    match lowering {
        Some(Lowering::Emit(spelling)) => Some(spelling),
        _ => None,
    }
}
