//! Words of the language in any order: nearly never a module, often nearly one.

use super::pick;
use arbitrary::Unstructured;
use std::sync::LazyLock;

/// Words that the dictionary does not hold: names, literals, comments, what lexers trip over.
const MORE: [&str; 28] = [
    "a",
    "b",
    "main",
    "_",
    "0",
    "1",
    "2u",
    "0x7fffffffi",
    "1.5f",
    "1h",
    "0x1p-3",
    ";",
    ",",
    ":",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "=",
    ".",
    "->",
    "//",
    "/*",
    "*/",
    "\n",
    "\u{e9}",
];

/// The words of the dictionary that `intrinsic-gen` writes.
pub static WORDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let lines = include_str!("../../../../fuzz/wgsl.dict").lines();
    lines.filter_map(|line| line.strip_prefix('"')?.strip_suffix('"')).chain(MORE).collect()
});

/// At most 400 words.
pub fn soup(source: &mut Unstructured<'_>) -> String {
    let mut text = String::new();
    for _ in 0..400 {
        if source.is_empty() {
            break;
        }
        // Punctuation holds programs together: it is as likely as all other words.
        let word = if pick(source, 2) == 0 { MORE[pick(source, MORE.len())] } else { WORDS[pick(source, WORDS.len())] };
        text.push_str(word);
        if pick(source, 4) != 0 {
            text.push(' ');
        }
    }
    text
}
