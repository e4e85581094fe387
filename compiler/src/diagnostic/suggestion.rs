//! The suggestions of a diagnostic: edits of the source, which a tool can make.

use super::Span;
use std::collections::BTreeMap;

/// Whether a suggestion may be applied without anybody looking at it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Applicability {
    /// It means what the author wrote.
    Safe,
    /// It may mean something else than the author wrote.
    MaybeIncorrect,
}

impl Applicability {
    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::MaybeIncorrect => "maybe-incorrect",
        }
    }
}

/// A text in place of another one; where the span is empty, before what stands there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// The text that replaces it.
    pub replacement: String,
}

impl Edit {
    /// `replacement` in place of what stands at `span`.
    pub fn replace(span: Span, replacement: impl Into<String>) -> Self {
        Self { span, replacement: replacement.into() }
    }

    /// `text` before what stands at `at`.
    pub fn insert(at: u32, text: impl Into<String>) -> Self {
        Self::replace(Span::new(at, at), text)
    }

    /// Nothing in place of what stands at `span`.
    pub fn delete(span: Span) -> Self {
        Self::replace(span, "")
    }

    /// Whether both change the same place, so that only one of them can be made.
    fn conflicts_with(&self, other: &Self) -> bool {
        let place = |edit: &Self| (edit.span.start, edit.span.end);
        let (first, second) = if place(self) <= place(other) { (self, other) } else { (other, self) };
        second.span.start < first.span.end || first.span == second.span
    }
}

/// Edits that fix what a diagnostic reports, all of them together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// What they do: a few words in the imperative, lower case, without a full stop.
    pub label: String,
    /// The edits, in the order of the source; none overlaps another.
    pub edits: Vec<Edit>,
    /// Whether they may be applied unseen.
    pub applicability: Applicability,
}

impl Suggestion {
    /// The edits `edits`, in any order.
    pub fn new(label: impl Into<String>, applicability: Applicability, mut edits: Vec<Edit>) -> Self {
        edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
        Self { label: label.into(), edits, applicability }
    }
}

/// Edits of one text that can be made together.
#[derive(Default)]
pub struct EditSet(BTreeMap<(u32, u32), Edit>);

impl EditSet {
    /// Adds edits, all or none: none where one of them changes what an edit of the set does.
    pub fn add(&mut self, edits: &[Edit]) -> bool {
        let place = |edit: &Edit| (edit.span.start, edit.span.end);
        let is_free = |edit: &Edit| {
            let before = self.0.range(..=(edit.span.start, u32::MAX)).next_back();
            let behind = self.0.range((edit.span.start, 0)..).next();
            ![before, behind].into_iter().flatten().any(|(_, other)| other.conflicts_with(edit))
        };
        let are_free = edits.iter().all(is_free);
        if are_free {
            self.0.extend(edits.iter().map(|edit| (place(edit), edit.clone())));
        }
        are_free
    }

    /// The edits, in the order of the source.
    pub fn into_edits(self) -> Vec<Edit> {
        self.0.into_values().collect()
    }
}

/// The text with edits made, which stand in the order of the source and do not overlap.
pub fn apply<'a>(text: &str, edits: impl IntoIterator<Item = &'a Edit>) -> String {
    let (mut result, mut end) = (String::with_capacity(text.len()), 0);
    for edit in edits {
        result.push_str(&text[end..edit.span.start as usize]);
        result.push_str(&edit.replacement);
        end = edit.span.end as usize;
    }
    result + &text[end..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_made_in_the_order_of_the_source() {
        let edits = vec![Edit::delete(Span::new(5, 7)), Edit::insert(0, "("), Edit::replace(Span::new(0, 3), "uvw")];
        let suggestion = Suggestion::new("fix it", Applicability::Safe, edits);
        assert_eq!(apply("abc d e", &suggestion.edits), "(uvw d");
    }

    #[test]
    fn edits_conflict_where_they_overlap_or_are_at_one_place() {
        let edit = |start, end| Edit::delete(Span::new(start, end));
        assert!(edit(0, 3).conflicts_with(&edit(2, 4)) && edit(2, 4).conflicts_with(&edit(0, 3)));
        assert!(edit(1, 1).conflicts_with(&edit(1, 1)) && edit(0, 3).conflicts_with(&edit(1, 1)));
        assert!(!edit(3, 4).conflicts_with(&edit(3, 3)));
        let mut set = EditSet::default();
        assert!(set.add(&[edit(5, 8), edit(0, 1)]) && !set.add(&[edit(2, 3), edit(6, 6)]) && set.add(&[edit(2, 5)]));
        assert_eq!(set.into_edits(), [edit(0, 1), edit(2, 5), edit(5, 8)]);
        assert!(!edit(0, 3).conflicts_with(&edit(3, 4)) && !edit(3, 3).conflicts_with(&edit(3, 4)));
    }
}
