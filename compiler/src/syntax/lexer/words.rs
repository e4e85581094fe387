//! Keywords and reserved words, looked up without hashing or allocating at run time: the table is made by the compiler.

use crate::syntax::token::TokenKind;

/// What a word of the source is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// An identifier, as far as its spelling goes.
    Plain,
    /// A keyword.
    Keyword(TokenKind),
    /// A reserved word, by its index in [`RESERVED`].
    Reserved(usize),
}

/// The reserved words (`reserved-words`).
#[rustfmt::skip]
pub(super) const RESERVED: [&str; 146] = [
    "NULL", "Self", "abstract", "active", "alignas", "alignof", "as", "asm", "asm_fragment", "async",
    "attribute", "auto", "await", "become", "cast", "catch", "class", "co_await", "co_return", "co_yield",
    "coherent", "column_major", "common", "compile", "compile_fragment", "concept", "const_cast", "consteval",
    "constexpr", "constinit", "crate", "debugger", "decltype", "delete", "demote", "demote_to_helper", "do",
    "dynamic_cast", "enum", "explicit", "export", "extends", "extern", "external", "fallthrough", "filter",
    "final", "finally", "friend", "from", "fxgroup", "get", "goto", "groupshared", "highp", "impl",
    "implements", "import", "inline", "instanceof", "interface", "layout", "lowp", "macro", "macro_rules",
    "match", "mediump", "meta", "mod", "module", "move", "mut", "mutable", "namespace", "new", "nil",
    "noexcept", "noinline", "nointerpolation", "non_coherent", "noncoherent", "noperspective", "null",
    "nullptr", "of", "operator", "package", "packoffset", "partition", "pass", "patch", "pixelfragment",
    "precise", "precision", "premerge", "priv", "protected", "pub", "public", "readonly", "ref", "regardless",
    "register", "reinterpret_cast", "require", "resource", "restrict", "self", "set", "shared", "sizeof",
    "smooth", "snorm", "static", "static_assert", "static_cast", "std", "subroutine", "super", "target",
    "template", "this", "thread_local", "throw", "trait", "try", "type", "typedef", "typeid", "typename",
    "typeof", "union", "unless", "unorm", "unsafe", "unsized", "use", "using", "varying", "virtual", "volatile",
    "wgsl", "where", "with", "writeonly", "yield",
];

const KEYWORDS: &[(&str, TokenKind)] = TokenKind::KEYWORDS;
const SLOTS: usize = 1024;
const EMPTY: u8 = u8::MAX;
const LONGEST: usize = 16;

/// Open addressing with linear probing; a slot holds a keyword's index, or that of a reserved word after them.
static TABLE: [u8; SLOTS] = build();

const fn build() -> [u8; SLOTS] {
    let mut table = [EMPTY; SLOTS];
    let mut index = 0;
    while index < KEYWORDS.len() + RESERVED.len() {
        let mut slot = slot_of(spelling(index).as_bytes());
        while table[slot] != EMPTY {
            slot = (slot + 1) % SLOTS;
        }
        table[slot] = index as u8;
        index += 1;
    }
    table
}

/// For each first byte, a bit for each length of the words that start with it: what rules most identifiers out.
static LENGTHS: [u32; 256] = lengths();

const fn lengths() -> [u32; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < KEYWORDS.len() + RESERVED.len() {
        let word = spelling(index).as_bytes();
        table[word[0] as usize] |= 1 << word.len();
        index += 1;
    }
    table
}

const fn spelling(index: usize) -> &'static str {
    if index < KEYWORDS.len() { KEYWORDS[index].0 } else { RESERVED[index - KEYWORDS.len()] }
}

/// Mixes the length, the first two bytes, one from the middle, and the last; `word` has two bytes or more.
const fn slot_of(word: &[u8]) -> usize {
    let len = word.len();
    let ends = word[0] as usize * 7 + word[1] as usize * 61 + word[len - 1] as usize * 13;
    (ends + word[len / 2] as usize * 251 + len * 37) % SLOTS
}

/// Looks up a word.
pub(super) fn classify(word: &[u8]) -> Word {
    if word.len() < 2 || word.len() > LONGEST || LENGTHS[usize::from(word[0])] & (1 << word.len()) == 0 {
        return Word::Plain;
    }
    let mut slot = slot_of(word);
    loop {
        let index = TABLE[slot];
        if index == EMPTY {
            return Word::Plain;
        }
        let index = usize::from(index);
        if spelling(index).as_bytes() == word {
            let reserved = index.checked_sub(KEYWORDS.len());
            return reserved.map_or_else(|| Word::Keyword(KEYWORDS[index].1), Word::Reserved);
        }
        slot = (slot + 1) % SLOTS;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found_and_no_other() {
        for &(word, kind) in KEYWORDS {
            assert_eq!(classify(word.as_bytes()), Word::Keyword(kind));
        }
        for (index, word) in RESERVED.iter().enumerate() {
            assert_eq!(classify(word.as_bytes()), Word::Reserved(index));
            assert!(word.len() <= LONGEST);
        }
        for word in ["a", "i", "iff", "vec4", "While", "f32", "demote_to_helpers"] {
            assert_eq!(classify(word.as_bytes()), Word::Plain);
        }
    }
}
