//! Scopes of names: what is taken in each, and the next number for a name that is.
//!
//! Every text that was ever tried has a symbol here, the module's own the same as there, and what is known of it stands in tables by
//! that symbol: a name of the module's is never hashed again.

use super::NameRules;
use super::texts::{self, Texts};
use crate::ir::{Module, ValueId};
use crate::util::text::with_digits;
use crate::util::{IdVec, Symbol};
use std::borrow::Cow;

/// Which scope a name is declared in.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// The module's.
    Module,
    /// The module's, for a structure.
    Struct,
    /// That of the structure entered last.
    Members,
    /// That of the function entered last, in the module's.
    Function,
}

/// What is known of a text.
#[derive(Copy, Clone, Default)]
struct Entry {
    /// Whether it is reserved, by the number of the rule: see [`NameRules::reserves`]. Unknown until asked.
    is_reserved: [Option<bool>; 3],
    /// The legal name to start with where this is wanted, likewise.
    base: [Option<Symbol>; 3],
    /// Where it is taken at module scope: the number of the next name made of it.
    outer: Option<u32>,
    /// The same of the scope that was entered as so manieth.
    inner: Option<(u32, u32)>,
}

/// The scopes of a module under way.
pub(super) struct Scopes<'m, 'r> {
    rules: &'r NameRules<'r>,
    texts: Texts<'m>,
    /// What is made the name of what has none.
    unnamed: Symbol,
    entries: IdVec<Symbol, Entry>,
    /// How many scopes were entered.
    entered: u32,
    scratch: String,
}

impl<'m, 'r> Scopes<'m, 'r> {
    /// No name taken.
    pub(super) fn new(module: &'m Module, rules: &'r NameRules<'r>) -> Self {
        let mut texts = Texts::new(&module.store.symbols);
        let unnamed = texts.intern("v");
        let mut entries = IdVec::with_capacity(texts.len() + texts::USUAL);
        entries.resize(texts.len(), Entry::default());
        Self { rules, texts, unnamed, entries, entered: 0, scratch: String::new() }
    }

    /// Leaves the structure or function before, and enters another.
    pub(super) fn enter(&mut self) {
        self.entered += 1;
    }

    /// Takes a name in the structure or function that was entered, for what is declared around it and named in it.
    pub(super) fn hide(&mut self, name: Symbol) {
        self.take(Kind::Members, name, 1);
    }

    /// All texts.
    pub(super) fn into_texts(self) -> Texts<'m> {
        self.texts
    }

    /// The name of a variable that the language declares itself.
    pub(super) fn predeclared(&mut self, value: ValueId) -> Option<Symbol> {
        (self.rules.predeclared)(value).map(|name| self.text(name))
    }

    /// A legal name that is not taken in a scope and the one around it, made from a symbol of the module's.
    pub(super) fn unique(&mut self, scope: Kind, name: Symbol) -> Symbol {
        self.free(scope, name)
    }

    /// The same for what has no name.
    pub(super) fn unique_unnamed(&mut self, scope: Kind) -> Symbol {
        self.free(scope, self.unnamed)
    }

    /// The same, made from any text.
    pub(super) fn unique_text(&mut self, scope: Kind, name: &str) -> Symbol {
        let wanted = self.text(name);
        self.free(scope, wanted)
    }

    fn text(&mut self, text: &str) -> Symbol {
        let symbol = self.texts.intern(text);
        if symbol == self.entries.next_id() {
            self.entries.push(Entry::default());
        }
        symbol
    }

    fn free(&mut self, scope: Kind, wanted: Symbol) -> Symbol {
        let base = self.base(scope, wanted);
        let chosen = if self.is_free(scope, base) { base } else { self.free_number(scope, base) };
        self.take(scope, chosen, 1);
        chosen
    }

    /// The first of `base_1` and so on that is not taken.
    fn free_number(&mut self, scope: Kind, base: Symbol) -> Symbol {
        let mut next = self.next_number(scope, base).unwrap_or(1);
        loop {
            let numbered = self.numbered(base, next);
            next += 1;
            if self.is_free(scope, numbered) {
                self.take(scope, base, next);
                return numbered;
            }
        }
    }

    /// `base_1` and the like.
    fn numbered(&mut self, base: Symbol, number: u32) -> Symbol {
        let mut name = std::mem::take(&mut self.scratch);
        name.clear();
        name.push_str(self.texts.resolve(base));
        name.push('_');
        with_digits(number.into(), |digits| name.push_str(digits));
        let symbol = self.text(&name);
        self.scratch = name;
        symbol
    }

    /// The legal name that `wanted` asks for.
    fn base(&mut self, scope: Kind, wanted: Symbol) -> Symbol {
        let rule = self.rule(scope);
        if let Some(known) = self.entries[wanted].base[rule] {
            return known;
        }
        let text = self.texts.resolve(wanted);
        let base = match self.rules.legal(text) {
            // Most names are as they are.
            Cow::Borrowed(text) if !self.rules.reserves(rule, text) => {
                self.entries[wanted].is_reserved[rule] = Some(false);
                wanted
            }
            Cow::Borrowed(_) => self.unreserved(scope, wanted),
            Cow::Owned(legal) => {
                let legal = self.text(&legal);
                self.unreserved(scope, legal)
            }
        };
        self.entries[wanted].base[rule] = Some(base);
        base
    }

    /// A legal name, or where it is reserved and a number does not help, one that begins in another way.
    fn unreserved(&mut self, scope: Kind, name: Symbol) -> Symbol {
        if !self.is_reserved(scope, name) {
            return name;
        }
        let numbered = self.numbered(name, 1);
        if self.is_reserved(scope, numbered) { self.text(&format!("v_{}", self.texts.resolve(name))) } else { name }
    }

    /// Which rule holds in a scope: see [`NameRules::reserves`].
    #[inline]
    fn rule(&self, scope: Kind) -> usize {
        match scope {
            Kind::Members if self.rules.is_reserved_member.is_some() => 1,
            Kind::Struct if self.rules.is_reserved_struct.is_some() => 2,
            _ => 0,
        }
    }

    #[inline]
    fn is_reserved(&mut self, scope: Kind, name: Symbol) -> bool {
        let rule = self.rule(scope);
        if let Some(known) = self.entries[name].is_reserved[rule] {
            return known;
        }
        let found = self.rules.reserves(rule, self.texts.resolve(name));
        self.entries[name].is_reserved[rule] = Some(found);
        found
    }

    #[inline]
    fn is_free(&mut self, scope: Kind, name: Symbol) -> bool {
        let is_taken_around = scope == Kind::Function && self.entries[name].outer.is_some();
        !is_taken_around && self.next_number(scope, name).is_none() && !self.is_reserved(scope, name)
    }

    /// The number of the next name made of this one, if it is taken in the scope.
    #[inline]
    fn next_number(&self, scope: Kind, name: Symbol) -> Option<u32> {
        let entry = &self.entries[name];
        match scope {
            Kind::Module | Kind::Struct => entry.outer,
            _ => entry.inner.filter(|inner| inner.0 == self.entered).map(|inner| inner.1),
        }
    }

    fn take(&mut self, scope: Kind, name: Symbol, next: u32) {
        match scope {
            Kind::Module | Kind::Struct => self.entries[name].outer = Some(next),
            _ => self.entries[name].inner = Some((self.entered, next)),
        }
    }
}
