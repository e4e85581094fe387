//! The tables that a program owns, and hands over to the module that it is lowered to.

use crate::constant::Constants;
use crate::types::{TypeId, Types};
use crate::util::{Interner, Symbol};

/// Types, constants and symbols: within one store, equal means same id.
#[derive(Clone, Default)]
pub struct Store {
    /// Names.
    pub symbols: Interner,
    /// Types.
    pub types: Types,
    /// Constants.
    pub constants: Constants,
}

impl Store {
    /// A store of the well-known types.
    pub fn new() -> Self {
        Self::with_types(Types::new())
    }

    /// A store of these types.
    pub(crate) fn with_types(types: Types) -> Self {
        Self { symbols: Interner::new(), types, constants: Constants::new() }
    }

    /// Moves everything out, for an owner that is done with it: the placeholder has not even the well-known types.
    pub fn take(&mut self) -> Self {
        let placeholder = Self { symbols: Interner::new(), types: Types::empty(), constants: Constants::default() };
        std::mem::replace(self, placeholder)
    }

    /// The WGSL spelling of a type, for messages.
    pub fn type_name(&self, ty: TypeId) -> String {
        self.types.display(ty, &self.symbols).to_string()
    }

    /// A symbol's text.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.symbols.resolve(symbol)
    }
}
