//! The indenting text writer that the printers share: one buffer, appended to.

use std::fmt::{self, Write};

/// Text under construction, with a current indentation of two spaces a level.
#[derive(Default, Debug)]
pub struct TextWriter {
    text: String,
    level: u32,
    at_line_start: bool,
}

impl TextWriter {
    /// An empty text with room for `capacity` bytes.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { text: String::with_capacity(capacity), level: 0, at_line_start: true }
    }

    /// Appends `text`, which holds no line break; the indentation goes before it where a line starts.
    pub fn put(&mut self, text: &str) -> &mut Self {
        if self.at_line_start && !text.is_empty() {
            for _ in 0..self.level {
                self.text.push_str("  ");
            }
            self.at_line_start = false;
        }
        self.text.push_str(text);
        self
    }

    /// Ends the line.
    pub fn newline(&mut self) -> &mut Self {
        self.text.push('\n');
        self.at_line_start = true;
        self
    }

    /// Appends `text` and ends the line.
    pub fn line(&mut self, text: &str) -> &mut Self {
        self.put(text).newline()
    }

    /// Indents what follows by one more level.
    pub fn indent(&mut self) -> &mut Self {
        self.level += 1;
        self
    }

    /// Takes back one level of indentation.
    pub fn dedent(&mut self) -> &mut Self {
        self.level -= 1;
        self
    }

    /// The text so far.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The finished text.
    pub fn finish(self) -> String {
        self.text
    }
}

impl Write for TextWriter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.put(text);
        Ok(())
    }
}
