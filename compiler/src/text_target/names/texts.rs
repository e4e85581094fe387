//! Every text that is a name or was tried as one: the module's symbols as they are, and those that were made beside them.

use crate::util::{Id, Interner, Symbol};

/// The module's symbols, and more behind them. The module's own are not copied.
pub(super) struct Texts<'m> {
    of_module: &'m Interner,
    made: Interner,
}

/// How many texts are made for a usual module.
pub(super) const USUAL: usize = 24;

impl<'m> Texts<'m> {
    /// The module's.
    pub(super) fn new(of_module: &'m Interner) -> Self {
        let mut made = Interner::new();
        made.reserve(USUAL);
        Self { of_module, made }
    }

    /// The symbol of `text`, made if it is new.
    pub(super) fn intern(&mut self, text: &str) -> Symbol {
        let made = || Symbol::from_index(self.of_module.len() + self.made.intern(text).index());
        self.of_module.get(text).unwrap_or_else(made)
    }

    /// The symbol's text.
    #[inline]
    pub(super) fn resolve(&self, symbol: Symbol) -> &str {
        match symbol.index().checked_sub(self.of_module.len()) {
            None => self.of_module.resolve(symbol),
            Some(index) => self.made.resolve(Symbol::from_index(index)),
        }
    }

    /// How many texts there are.
    pub(super) fn len(&self) -> usize {
        self.of_module.len() + self.made.len()
    }
}
