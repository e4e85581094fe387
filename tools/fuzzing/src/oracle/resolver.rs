//! The whole front end, with all features and with none.

use super::{listed, well_formed};
use crate::Input;
use colorfast::Compiler;
use colorfast::sem::Features;

/// Checks the module twice, and looks at what is said.
pub fn check(input: &Input) -> Result<(), String> {
    let diagnostics = Compiler::new().check(&input.text, &Features::all());
    well_formed(&input.text, &diagnostics)?;
    if input.is_valid && diagnostics.has_errors() {
        return Err(format!("a valid module is rejected:\n{}", listed(&diagnostics)));
    }
    well_formed(&input.text, &Compiler::new().check(&input.text, &Features::NONE))
}
