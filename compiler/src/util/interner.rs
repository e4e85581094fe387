//! Strings stored once and named by a [`Symbol`].

use hashbrown::DefaultHashBuilder;
use hashbrown::HashTable;
use std::hash::BuildHasher;

use crate::util::{Id, IdVec, Range32};

crate::define_id!(
    /// An interned string: within one interner, equal text means equal symbol.
    pub struct Symbol, "sym"
);

/// The string table. All text lies in one buffer.
#[derive(Clone, Default)]
pub struct Interner {
    text: String,
    ranges: IdVec<Symbol, Range32>,
    table: HashTable<Symbol>,
    hasher: DefaultHashBuilder,
}

impl Interner {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes room for so many more strings of usual length.
    pub fn reserve(&mut self, count: usize) {
        let Self { text, ranges, table, hasher } = self;
        text.reserve(count * 8);
        ranges.reserve(count);
        table.reserve(count, |&symbol| hasher.hash_one(slice(text, ranges[symbol])));
    }

    /// The symbol of `text`, made if it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        super::work::note(1);
        let hash = self.hasher.hash_one(text);
        let Self { text: buffer, ranges, table, hasher } = self;
        let lookup = |symbol: Symbol| -> &str { slice(buffer, ranges[symbol]) };
        if let Some(&symbol) = table.find(hash, |&symbol| lookup(symbol) == text) {
            return symbol;
        }
        let range = Range32 { start: buffer.len() as u32, len: text.len() as u32 };
        buffer.push_str(text);
        let symbol = ranges.push(range);
        table.insert_unique(hash, symbol, |&symbol| hasher.hash_one(slice(buffer, ranges[symbol])));
        symbol
    }

    /// The symbol of `text`, if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        self.table.find(self.hasher.hash_one(text), |&symbol| self.resolve(symbol) == text).copied()
    }

    /// The symbol's text.
    #[inline]
    pub fn resolve(&self, symbol: Symbol) -> &str {
        slice(&self.text, self.ranges[symbol])
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.ranges.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
}

fn slice(buffer: &str, range: Range32) -> &str {
    &buffer[range.start as usize..][..range.len as usize]
}

impl std::fmt::Debug for Interner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.ranges.ids().map(|symbol| (symbol.index(), self.resolve(symbol)))).finish()
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
}
