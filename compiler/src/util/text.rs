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

    /// An empty text with room for what so many instructions are usually written as.
    pub fn for_module(instructions: usize) -> Self {
        Self::with_capacity(1024 + instructions * 16)
    }

    /// Appends `text`, which holds no line break; the indentation goes before it where a line starts.
    #[inline]
    pub fn put(&mut self, text: &str) -> &mut Self {
        if self.at_line_start && !text.is_empty() {
            self.start_line();
        }
        super::work::note(text.len());
        self.text.push_str(text);
        self
    }

    /// Lets `write` append text without line breaks, at least a character of it.
    pub fn append(&mut self, write: impl FnOnce(&mut String)) -> &mut Self {
        if self.at_line_start {
            self.start_line();
        }
        let before = self.text.len();
        write(&mut self.text);
        super::work::note(self.text.len() - before);
        self
    }

    fn start_line(&mut self) {
        for _ in 0..self.level {
            self.text.push_str("  ");
        }
        self.at_line_start = false;
    }

    /// Appends a number in decimal digits.
    pub fn number(&mut self, number: i64) -> &mut Self {
        with_digits(number, |digits| {
            self.put(digits);
        });
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

/// Gives the decimal digits of a number, after a sign where it is negative, to `take`: without what formatting costs.
pub fn with_digits<T>(number: i64, take: impl FnOnce(&str) -> T) -> T {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    // Most numbers of shaders have one digit.
    if let Some(digit) = usize::try_from(number).ok().and_then(|number| DIGITS.get(number)) {
        return take(digit);
    }
    let mut bytes = [b'0'; 20];
    let mut start = bytes.len();
    let mut rest = number.unsigned_abs();
    while rest > 0 || start == bytes.len() {
        start -= 1;
        bytes[start] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    if number < 0 {
        start -= 1;
        bytes[start] = b'-';
    }
    take(str::from_utf8(&bytes[start..]).expect("digits are ASCII"))
}

impl Write for TextWriter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.put(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_the_number() {
        for number in [0, 7, 10, -1, 4_294_967_295, i64::MAX, i64::MIN] {
            assert_eq!(with_digits(number, str::to_owned), number.to_string());
        }
    }
}
