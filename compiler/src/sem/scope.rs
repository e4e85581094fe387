//! Scopes of names in functions: one binding for each symbol, and a log to undo them when a scope ends.
//!
//! Looking up and declaring are constant time, whatever the nesting.

use smallvec::{SmallVec, smallvec};

use super::binding::Binding;
use crate::diagnostic::Span;
use crate::util::{Id, Symbol};

/// What a name means now, and since which scope.
#[derive(Copy, Clone)]
struct Entry {
    binding: Binding,
    depth: u32,
    span: Span,
}

/// The names in scope.
pub(super) struct Scopes {
    entries: Vec<Entry>,
    undo: Vec<(Symbol, Entry)>,
    marks: SmallVec<[usize; 16]>,
}

const NOTHING: Entry = Entry { binding: Binding::Unresolved, depth: 0, span: Span::NONE };

impl Scopes {
    /// Scopes for symbols up to `symbols`, with the module scope open.
    pub fn new(symbols: usize) -> Self {
        Self { entries: vec![NOTHING; symbols], undo: Vec::with_capacity(32), marks: smallvec![0] }
    }

    /// Opens a scope.
    pub fn open(&mut self) {
        self.marks.push(self.undo.len());
    }

    /// Closes the innermost scope: its names mean again what they meant before.
    pub fn close(&mut self) {
        let mark = self.marks.pop().expect("scopes are closed as often as opened");
        while self.undo.len() > mark {
            let (symbol, entry) = self.undo.pop().expect("the log is longer than the mark");
            self.entries[symbol.index()] = entry;
        }
    }

    /// How many scopes are open.
    pub fn depth(&self) -> usize {
        self.marks.len()
    }

    /// What a name means here.
    #[inline]
    pub fn lookup(&self, name: Symbol) -> &Binding {
        &self.entries[name.index()].binding
    }

    /// Declares a name in the innermost scope. If the scope has it already, gives where, and changes nothing.
    pub fn declare(&mut self, name: Symbol, span: Span, binding: Binding) -> Result<(), Span> {
        let depth = self.marks.len() as u32;
        let entry = &mut self.entries[name.index()];
        if entry.depth == depth {
            return Err(entry.span);
        }
        self.undo.push((name, *entry));
        *entry = Entry { binding, depth, span };
        Ok(())
    }

    /// What a name means that nothing declares here: around all scopes.
    pub fn predeclare(&mut self, name: Symbol, binding: Binding) {
        self.entries[name.index()].binding = binding;
    }

    /// The names that mean a declaration of the module or function here.
    pub fn names(&self) -> impl Iterator<Item = Symbol> + '_ {
        let declared = |(_, entry): &(usize, &Entry)| entry.depth > 0;
        self.entries.iter().enumerate().filter(declared).map(|(index, _)| Symbol::from_index(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::ast::DeclId;

    #[test]
    fn an_inner_declaration_hides_an_outer_one_until_its_scope_ends() {
        let (name, outer, inner) = (Symbol::new(0), Binding::Module(DeclId::new(0)), Binding::Module(DeclId::new(1)));
        let mut scopes = Scopes::new(1);
        assert_eq!(scopes.declare(name, Span::new(0, 1), outer), Ok(()));
        scopes.open();
        assert_eq!(scopes.declare(name, Span::new(2, 3), inner), Ok(()));
        assert_eq!(scopes.declare(name, Span::new(4, 5), outer), Err(Span::new(2, 3)));
        assert_eq!(*scopes.lookup(name), inner);
        scopes.close();
        assert_eq!(*scopes.lookup(name), outer);
    }
}
