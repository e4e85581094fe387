//! Words that names may not be: those of the language, and the predeclared ones that the text uses.

use hashbrown::HashSet;

use super::types::{self, Used};
use crate::intrinsics::LoweringTarget;
use crate::ir::{Module, Op};
use crate::lowering;
use crate::syntax::lexer;

/// Whether a word is no identifier, wherever it stands.
pub(super) fn is_taken(word: &str) -> bool {
    lexer::is_keyword_or_reserved(word)
}

/// The predeclared names that the text of a module uses. Declaring one of them would give it another meaning.
pub(super) fn used(module: &Module, target: &LoweringTarget, used_types: &Used) -> HashSet<String> {
    let mut words = HashSet::new();
    let mut add = |word: &str| {
        if !words.contains(word) {
            words.insert(word.to_owned());
        }
    };
    for (ty, _) in used_types.iter(module) {
        types::words(module, ty, &mut add);
    }
    for inst in module.find_insts(|op| matches!(op, Op::Builtin(_) | Op::Bitcast)) {
        match module.inst(inst).op {
            Op::Builtin(_) => lowering::emitted(module, inst, target).into_iter().for_each(|emitted| add(emitted.text)),
            Op::Bitcast => add("bitcast"),
            _ => {}
        }
    }
    // What gives constants of result structures again.
    add("modf");
    add("frexp");
    words
}
