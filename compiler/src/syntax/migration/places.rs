//! Places of an edited text as places of the text before.

use crate::diagnostic::{Edit, Span, apply};

/// A text with edits made, and where its parts come from.
pub(super) struct Edited {
    pub text: String,
    /// What was replaced and what replaces it, in the order of both texts.
    replaced: Vec<(Span, Span)>,
}

impl Edited {
    /// `text` with edits made, none of which overlaps another.
    pub fn new(text: &str, mut edits: Vec<Edit>) -> Self {
        edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
        let mut shift = 0_i64;
        let mut replaced = Vec::with_capacity(edits.len());
        for edit in &edits {
            let start = (i64::from(edit.span.start) + shift) as u32;
            let after = Span::new(start, start + edit.replacement.len() as u32);
            shift = i64::from(after.end) - i64::from(edit.span.end);
            replaced.push((edit.span, after));
        }
        Self { text: apply(text, &edits), replaced }
    }

    /// Where what stands at `span` comes from, and whether it is the same text there.
    pub fn before(&self, span: Span) -> (Span, bool) {
        if span.is_none() {
            return (span, true);
        }
        // The first replacement that ends at or behind the start, or at or behind the end.
        let first = self.replaced.partition_point(|(_, after)| after.end < span.start);
        let is_same = !self.replaced[first..]
            .iter()
            .take_while(|(_, after)| after.start < span.end)
            .any(|(_, after)| after.end > span.start);
        (Span::new(self.offset(span.start, false), self.offset(span.end, true)), is_same)
    }

    /// Where an offset comes from; inside of a replacement, its start or its end.
    fn offset(&self, offset: u32, is_end: bool) -> u32 {
        let count = self.replaced.partition_point(|(_, after)| after.start < offset);
        match self.replaced[..count].last() {
            None => offset,
            Some((before, after)) if offset < after.end => {
                if is_end {
                    before.end
                } else {
                    before.start
                }
            }
            Some((before, after)) => before.end + (offset - after.end),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_again() {
        let edits = vec![Edit::replace(Span::new(4, 6), "wxyz"), Edit::delete(Span::new(8, 9)), Edit::insert(0, "__")];
        let edited = Edited::new("abcdefghijk", edits);
        assert_eq!(edited.text, "__abcdwxyzghjk");
        for (span, before, is_same) in [
            (Span::new(2, 6), Span::new(0, 4), true),
            (Span::new(6, 10), Span::new(4, 6), false),
            (Span::new(7, 9), Span::new(4, 6), false),
            (Span::new(10, 12), Span::new(6, 8), true),
            (Span::new(13, 14), Span::new(10, 11), true),
        ] {
            assert_eq!(edited.before(span), (before, is_same), "{span:?}");
        }
    }
}
