//! The parser alone, on any text.

use super::well_formed;
use crate::Input;
use colorfast::diagnostic::Diagnostics;
use colorfast::{Store, syntax};

/// Parses, and looks at what is said.
pub fn check(input: &Input) -> Result<(), String> {
    let mut diagnostics = Diagnostics::new();
    syntax::parse(&input.text, &mut Store::new().symbols, &mut diagnostics);
    well_formed(&input.text, &diagnostics)
}
