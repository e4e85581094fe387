//! Strings stored once and named by a [`Symbol`].

use hashbrown::DefaultHashBuilder;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hasher};

use crate::util::{Id, IdVec};

crate::define_id!(
    /// An interned string: within one interner, equal text means equal symbol.
    pub struct Symbol, "sym"
);

/// The string table. All text lies in one buffer.
#[derive(Clone, Default)]
pub struct Interner {
    text: String,
    entries: IdVec<Symbol, Entry>,
    table: HashTable<Symbol>,
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
        let mut first = [0; 8];
        let head = bytes.len().min(8);
        first[..head].copy_from_slice(&bytes[..head]);
        let last = if bytes.len() > 8 { bytes.last_chunk().map_or(0, |&last| u64::from_le_bytes(last)) } else { 0 };
        Self { first: u64::from_le_bytes(first), last, len: bytes.len() as u32 }
    }
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes room for so many more strings of usual length.
    pub fn reserve(&mut self, count: usize) {
        let Self { text, entries, table, hasher } = self;
        text.reserve(count * 8);
        entries.reserve(count);
        table.reserve(count, |&symbol| rehash(hasher, text, entries[symbol]));
    }

    /// The symbol of `text`, made if it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        self.intern_known(Ends::of(text), || text)
    }

    /// The symbol of a text whose ends the caller knows. Where they say all of it, and it is not new, nobody looks at it.
    #[inline]
    pub fn intern_known<'a>(&mut self, ends: Ends, text: impl Fn() -> &'a str) -> Symbol {
        super::work::note(1);
        let hash = hash(&self.hasher, ends, &text);
        match self.find(hash, ends, &text) {
            Some(symbol) => symbol,
            None => self.add(hash, ends, text()),
        }
    }

    fn add(&mut self, hash: u64, ends: Ends, text: &str) -> Symbol {
        let Self { text: buffer, entries, table, hasher } = self;
        let symbol = entries.push(Entry { ends, start: buffer.len() as u32 });
        buffer.push_str(text);
        table.insert_unique(hash, symbol, |&symbol| rehash(hasher, buffer, entries[symbol]));
        symbol
    }

    #[inline]
    fn find<'a>(&self, hash: u64, ends: Ends, text: impl Fn() -> &'a str) -> Option<Symbol> {
        let is_it = |&symbol: &Symbol| {
            let entry = self.entries[symbol];
            entry.ends == ends && (ends.len <= Ends::ALL || slice(&self.text, entry) == text())
        };
        self.table.find(hash, is_it).copied()
    }

    /// The symbol of `text`, if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        let ends = Ends::of(text);
        self.find(hash(&self.hasher, ends, || text), ends, || text)
    }

    /// The symbol's text.
    #[inline]
    pub fn resolve(&self, symbol: Symbol) -> &str {
        slice(&self.text, self.entries[symbol])
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

/// The hash of a text: of its ends, and of all of it where those do not say everything.
#[inline]
fn hash<'a>(hasher: &DefaultHashBuilder, ends: Ends, text: impl Fn() -> &'a str) -> u64 {
    if ends.len > Ends::ALL {
        return hasher.hash_one(text());
    }
    let mut state = hasher.build_hasher();
    state.write_u64(ends.first);
    state.write_u64(ends.last);
    state.finish()
}

fn rehash(hasher: &DefaultHashBuilder, buffer: &str, entry: Entry) -> u64 {
    hash(hasher, entry.ends, || slice(buffer, entry))
}

#[inline]
fn slice(buffer: &str, entry: Entry) -> &str {
    &buffer[entry.start as usize..][..entry.ends.len as usize]
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
