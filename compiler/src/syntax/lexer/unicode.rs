//! Which characters beyond ASCII make identifiers, blankspace and line breaks.

use super::unicode_table::{XID_CONTINUE, XID_START};

/// Whether `c`, above ASCII, may start an identifier.
pub(super) fn is_xid_start(c: char) -> bool {
    holds(&XID_START, c)
}

/// Whether `c`, above ASCII, may go on an identifier.
pub(super) fn is_xid_continue(c: char) -> bool {
    holds(&XID_CONTINUE, c)
}

/// The property changes at each boundary, and is false before the first.
fn holds(boundaries: &[u32], c: char) -> bool {
    boundaries.partition_point(|&boundary| boundary <= c as u32) % 2 == 1
}

/// Whether `c`, above ASCII, is blankspace (`blankspace-and-line-breaks`).
pub(super) fn is_blankspace(c: char) -> bool {
    matches!(c, '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}')
}

/// Whether `c`, above ASCII, ends a line.
pub(super) fn is_line_break(c: char) -> bool {
    matches!(c, '\u{85}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_those_of_unicode_14() {
        for c in ['é', 'Δ', '朝', 'س', '\u{10c00}'] {
            assert!(is_xid_start(c) && is_xid_continue(c), "{c}");
        }
        assert!(!is_xid_start('\u{301}') && is_xid_continue('\u{301}'));
        assert!(!is_xid_continue('×') && !is_xid_continue('\u{feff}') && !is_xid_continue('😀'));
        // Assigned in Unicode 15, so not of version 14.
        assert!(!is_xid_start('\u{31350}'));
    }
}
