//! A source text with its lines, for turning byte offsets into what a person counts.

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
    line_starts: Vec<u32>,
}

impl<'a> SourceFile<'a> {
    /// Indexes the lines of `text`: a line ends in any of WGSL's line breaks (LF, VT, FF, CR, CRLF, NEL, LS, PS).
    pub fn new(name: &'a str, text: &'a str) -> Self {
        let mut line_starts = vec![0];
        let mut chars = text.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let breaks = match c {
                '\r' => chars.peek().is_none_or(|&(_, next)| next != '\n'),
                '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => true,
                _ => false,
            };
            if breaks {
                line_starts.push((at + c.len_utf8()) as u32);
            }
        }
        Self { name, text, line_starts }
    }

    /// The place of a byte offset; offsets past the end count as the end.
    pub fn location(&self, offset: u32) -> Location {
        let offset = (offset as usize).min(self.text.len()) as u32;
        let line = self.line_starts.partition_point(|&start| start <= offset) - 1;
        let start = self.line_starts[line] as usize;
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
