//! Following what diagnostics suggest, until nothing that may be followed is left.

use super::Compiler;
use crate::diagnostic::{self, Applicability, Diagnostics, Edit, EditSet};
use crate::sem::Features;

/// One edit may make another possible; a text that still changes after so many rounds is left as it is then.
const MAX_ROUNDS: usize = 64;

/// A text after its mistakes were fixed.
#[derive(Clone, PartialEq, Debug)]
pub struct Fixed {
    /// The text.
    pub text: String,
    /// How many suggestions were followed.
    pub count: usize,
    /// What is still said of it.
    pub left: Diagnostics,
}

impl Compiler {
    /// Makes the edits of a WGSL text that diagnostics suggest and that are safe to make; with `maybe_incorrect`, the others too.
    pub fn fix(&mut self, source: &str, features: &Features, maybe_incorrect: bool) -> Fixed {
        let mut fixed = Fixed { text: source.to_owned(), count: 0, left: self.check(source, features) };
        for _ in 0..MAX_ROUNDS {
            let (count, edits) = compatible_edits(&fixed.left, maybe_incorrect);
            if edits.is_empty() {
                break;
            }
            fixed.text = diagnostic::apply(&fixed.text, &edits);
            fixed.count += count;
            fixed.left = self.check(&fixed.text, features);
        }
        fixed
    }
}

/// The first suggestion of each diagnostic, as far as they can be followed together: how many, and their edits in order.
fn compatible_edits(diagnostics: &Diagnostics, maybe_incorrect: bool) -> (usize, Vec<Edit>) {
    let may_follow = |applicability| maybe_incorrect || applicability == Applicability::Safe;
    let (mut count, mut edits) = (0, EditSet::default());
    for diagnostic in diagnostics.iter() {
        let suggestion = diagnostic.suggestions.first().filter(|first| may_follow(first.applicability));
        count += usize::from(suggestion.is_some_and(|suggestion| edits.add(&suggestion.edits)));
    }
    (count, edits.into_edits())
}
