//! Names in the characters that a language takes.

use super::NameRules;
use std::borrow::Cow;

/// A byte that is an underscore.
const UNDERSCORE: u8 = 1;
/// A byte that is neither a letter nor a digit.
const OTHER: u8 = 2;

/// Which of these every byte is.
static CLASSES: [u8; 256] = {
    let mut classes = [OTHER; 256];
    let mut byte = 0;
    while byte < 128 {
        if (byte as u8).is_ascii_alphanumeric() {
            classes[byte] = 0;
        }
        byte += 1;
    }
    classes[b'_' as usize] = UNDERSCORE;
    classes
};

impl NameRules<'_> {
    /// Whether a name is reserved by a rule: 0 is that of most names, 1 that of members, and 2 that of structures.
    pub(super) fn reserves(&self, rule: usize, name: &str) -> bool {
        match (rule, self.is_reserved_member, self.is_reserved_struct) {
            (1, Some(is_reserved), _) => is_reserved(name),
            (2, _, Some(is_reserved)) => (self.is_reserved)(name) || is_reserved(name),
            _ => (self.is_reserved)(name),
        }
    }

    /// `name` in characters that the language takes, without underscores that it reserves.
    pub(super) fn legal<'n>(&self, name: &'n str) -> Cow<'n, str> {
        if self.is_plain(name) { Cow::Borrowed(name) } else { Cow::Owned(self.made_legal(name)) }
    }

    /// Whether a name is legal in every language: as most are.
    fn is_plain(&self, name: &str) -> bool {
        let (Some(&first), Some(&last)) = (name.as_bytes().first(), name.as_bytes().last()) else { return false };
        let classes = name.bytes().fold(0, |classes, byte| classes | CLASSES[usize::from(byte)]);
        let has_double = || name.as_bytes().windows(2).any(|pair| pair == b"__");
        classes & OTHER == 0
            && first.is_ascii_alphabetic()
            && last != b'_'
            && name.len() <= self.max_length
            && (self.double_underscore || classes & UNDERSCORE == 0 || !has_double())
    }

    fn made_legal(&self, name: &str) -> String {
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
