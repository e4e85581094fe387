//! Names in the characters that a language takes.

use super::NameRules;
use std::borrow::Cow;

/// What a byte is in a name.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Class {
    Word,
    Underscore,
    Other,
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut byte = 0;
    while byte < 128 {
        if (byte as u8).is_ascii_alphanumeric() {
            classes[byte] = Class::Word;
        }
        byte += 1;
    }
    classes[b'_' as usize] = Class::Underscore;
    classes
};

impl NameRules<'_> {
    /// `name` in characters that the language takes, without underscores that it reserves.
    pub(super) fn legal<'n>(&self, name: &'n str) -> Cow<'n, str> {
        if self.is_plain(name) { Cow::Borrowed(name) } else { Cow::Owned(self.mended(name)) }
    }

    /// Whether a name is legal in every language: as most are.
    fn is_plain(&self, name: &str) -> bool {
        let (Some(&first), Some(&last)) = (name.as_bytes().first(), name.as_bytes().last()) else { return false };
        let mut before = Class::Word;
        let is_word = name.bytes().all(|byte| {
            let class = CLASSES[usize::from(byte)];
            let is_double = class == Class::Underscore && before == Class::Underscore;
            before = class;
            class != Class::Other && (!is_double || self.double_underscore)
        });
        is_word && first.is_ascii_alphabetic() && last != b'_' && name.len() <= self.max_length
    }

    fn mended(&self, name: &str) -> String {
        let trimmed = name.trim_start_matches('_');
        let is_kept = self.leading_underscore && name.len() == trimmed.len() + 1 && !trimmed.is_empty();
        let name = if is_kept { name } else { trimmed };
        let mut legal = String::with_capacity(name.len());
        for c in name.chars() {
            match c {
                'a'..='z' | 'A'..='Z' | '0'..='9' | '_' => legal.push(c),
                // What our own structures are called by: `modf_result<f32>`.
                _ if c.is_ascii() => legal.push('_'),
                _ if self.ascii => legal.push_str(&format!("u{:x}", u32::from(c))),
                _ => legal.push(c),
            }
        }
        if name.ends_with('>') {
            legal.pop();
        }
        if !self.double_underscore {
            while legal.contains("__") {
                legal = legal.replace("__", "_");
            }
        }
        legal.truncate(self.max_length);
        if !self.double_underscore {
            // A number may follow an underscore.
            legal.truncate(legal.trim_end_matches('_').len());
        }
        if legal.is_empty() || legal.starts_with(|c: char| c.is_ascii_digit()) {
            legal.insert(0, 'v');
        }
        legal
    }
}
