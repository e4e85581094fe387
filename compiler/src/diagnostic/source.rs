//! A source text with its lines, for turning byte offsets into what a person counts.

use super::Span;

/// A place as a person counts it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// From 1.
    pub line: u32,
    /// From 1, in Unicode code points.
    pub column: u32,
}

/// A named source text.
#[derive(Clone, Debug)]
pub struct SourceFile<'a> {
    /// The name shown to the user.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    lines: Lines,
}

/// Where the lines of a text begin.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lines(Vec<u32>);

impl Lines {
    /// Finds them: a line ends in any of WGSL's line breaks (LF, VT, FF, CR, CRLF, NEL, LS, PS).
    pub fn of(text: &str) -> Self {
        let mut starts = vec![0];
        let mut chars = text.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let breaks = match c {
                '\r' => chars.peek().is_none_or(|&(_, next)| next != '\n'),
                '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => true,
                _ => false,
            };
            if breaks {
                starts.push((at + c.len_utf8()) as u32);
            }
        }
        Self(starts)
    }

    /// The number of the line, from 1, that a place of the text is in. Nothing where no text is known, or the place is nowhere in it.
    #[inline]
    pub fn number(&self, place: Span) -> Option<u32> {
        let is_known = !self.0.is_empty() && place != Span::NONE;
        is_known.then(|| self.line(place.start) as u32 + 1)
    }

    /// The line, from 0.
    fn line(&self, offset: u32) -> usize {
        self.0.partition_point(|&start| start <= offset) - 1
    }
}

impl<'a> SourceFile<'a> {
    /// Indexes the lines of `text`.
    pub fn new(name: &'a str, text: &'a str) -> Self {
        Self { name, text, lines: Lines::of(text) }
    }

    /// The place of a byte offset; offsets past the end count as the end.
    pub fn location(&self, offset: u32) -> Location {
        let offset = (offset as usize).min(self.text.len()) as u32;
        let line = self.lines.line(offset);
        let start = self.lines.0[line] as usize;
        let column = self.text.as_bytes()[start..offset as usize].iter().filter(|&&b| b & 0xc0 != 0x80).count();
        Location { line: line as u32 + 1, column: column as u32 + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_code_points() {
        let file = SourceFile::new("a", "é = 1;\r\nb\u{2028}c");
        assert_eq!(file.location(3), Location { line: 1, column: 3 });
        assert_eq!(file.location(9), Location { line: 2, column: 1 });
        assert_eq!(file.location(13), Location { line: 3, column: 1 });
    }
}
