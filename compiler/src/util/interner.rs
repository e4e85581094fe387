//! Strings stored once and named by a [`Symbol`].

use hashbrown::DefaultHashBuilder;
use std::hash::{BuildHasher, Hasher};

use crate::util::{Id, IdTable, IdVec};

crate::define_id!(
    /// An interned string: within one interner, equal text means equal symbol.
    pub struct Symbol, "sym"
);

/// The string table. All text lies in one buffer.
#[derive(Clone, Default)]
pub struct Interner {
    text: String,
    entries: IdVec<Symbol, Entry>,
    table: IdTable<Symbol>,
    hasher: DefaultHashBuilder,
}

#[derive(Copy, Clone)]
struct Entry {
    ends: Ends,
    /// Where it lies in the buffer.
    start: u32,
}

/// How a string starts and ends: for most words that is all of it, so that two are compared without looking at their text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ends {
    /// The first eight bytes, the first of them the least significant. Zeros fill what is missing.
    pub first: u64,
    /// The last eight bytes of more than eight; otherwise zero.
    pub last: u64,
    /// The length in bytes.
    pub len: u32,
}

impl Ends {
    /// The longest string that its ends say all of.
    const ALL: u32 = 16;

    /// The ends of `text`.
    pub fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let last = if bytes.len() > 8 { bytes.last_chunk().map_or(0, |&last| u64::from_le_bytes(last)) } else { 0 };
        let first = bytes.first_chunk().map_or_else(|| padded(bytes), |&first| u64::from_le_bytes(first));
        Self { first, last, len: bytes.len() as u32 }
    }

    /// Whether they say all of the string.
    #[inline]
    const fn are_all(self) -> bool {
        self.len <= Self::ALL
    }
}

/// Less than eight bytes and the zeros behind them.
fn padded(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte))
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes room for so many more strings of usual length.
    pub fn reserve(&mut self, count: usize) {
        self.text.reserve(count * 8);
        self.entries.reserve(count);
        self.table.reserve(count);
    }

    /// The symbol of `text`, made if it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        let ends = Ends::of(text);
        if ends.are_all() { self.intern_short(ends, || text) } else { self.intern_long(ends, text) }
    }

    /// The symbol of a text of at most sixteen bytes. Nobody looks at it if it is not new.
    #[inline]
    pub fn intern_short<'a>(&mut self, ends: Ends, text: impl FnOnce() -> &'a str) -> Symbol {
        super::work::note(1);
        let hash = self.hash_short(ends);
        match self.find_short(hash, ends) {
            Some(symbol) => symbol,
            None => self.add(hash, ends, text()),
        }
    }

    #[inline(never)]
    fn intern_long(&mut self, ends: Ends, text: &str) -> Symbol {
        super::work::note(1);
        let hash = self.hasher.hash_one(text);
        match self.find_long(hash, ends, text) {
            Some(symbol) => symbol,
            None => self.add(hash, ends, text),
        }
    }

    fn add(&mut self, hash: u64, ends: Ends, text: &str) -> Symbol {
        let symbol = self.entries.push(Entry { ends, start: self.text.len() as u32 });
        self.text.push_str(text);
        self.table.insert(hash, symbol);
        symbol
    }

    #[inline]
    fn hash_short(&self, ends: Ends) -> u64 {
        let mut state = self.hasher.build_hasher();
        state.write_u64(ends.first);
        state.write_u64(ends.last);
        state.finish()
    }

    #[inline]
    fn find_short(&self, hash: u64, ends: Ends) -> Option<Symbol> {
        self.table.find(hash, |symbol| self.entries[symbol].ends == ends)
    }

    fn find_long(&self, hash: u64, ends: Ends, text: &str) -> Option<Symbol> {
        self.table.find(hash, |symbol| self.entries[symbol].ends == ends && self.resolve(symbol) == text)
    }

    /// The symbol of `text`, if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        let ends = Ends::of(text);
        if ends.are_all() {
            return self.find_short(self.hash_short(ends), ends);
        }
        self.find_long(self.hasher.hash_one(text), ends, text)
    }

    /// The symbol's text.
    #[inline]
    pub fn resolve(&self, symbol: Symbol) -> &str {
        let Entry { ends, start } = self.entries[symbol];
        &self.text[start as usize..][..ends.len as usize]
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

impl std::fmt::Debug for Interner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.entries.ids().map(|symbol| (symbol.index(), self.resolve(symbol)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_text_is_one_symbol() {
        let mut interner = Interner::new();
        let (a, b) = (interner.intern("alpha"), interner.intern("beta"));
        assert_ne!(a, b);
        assert_eq!(a, interner.intern("alpha"));
        assert_eq!(interner.resolve(b), "beta");
        assert_eq!(interner.get("gamma"), None);
    }

    #[test]
    fn texts_that_start_and_end_alike_are_told_apart() {
        let mut interner = Interner::new();
        let alike = ["", "\0", "\0\0", "aaaaaaaa", "aaaaaaaaa", "aaaaaaaaaa", "12345678-12345678", "12345678+12345678"];
        let symbols = alike.map(|text| interner.intern(text));
        assert_eq!(interner.len(), alike.len());
        assert_eq!(alike.map(|text| interner.intern(text)), symbols);
        assert_eq!(symbols.map(|symbol| interner.resolve(symbol)), alike);
    }
}
