//! Lowering and the IR's text form. The input is WGSL or IR text, whichever it happens to be.

use super::listed;
use crate::Input;
use colorfast::Compiler;
use colorfast::ir::text::{PrintOptions, parse, print};
use colorfast::ir::{self, Module};
use colorfast::sem::Features;

/// Prints what is lowered or parsed, with and without places.
pub fn check(input: &Input) -> Result<(), String> {
    if let Ok(module) = Compiler::new().lower(&input.text, &Features::all()) {
        ir::validate(&module).map_err(|errors| format!("lowering made an invalid module:\n{}", listed(&errors)))?;
        let again = round_trip(&module)?;
        ir::validate(&again)
            .map_err(|errors| format!("the module is invalid once it was text:\n{}", listed(&errors)))?;
    }
    if let Ok(module) = parse(&input.text) {
        let _ = ir::validate(&module);
        round_trip(&module)?;
    }
    Ok(())
}

/// The module after it was text, which must be printed the same.
fn round_trip(module: &Module) -> Result<Module, String> {
    for locations in [true, false] {
        let options = PrintOptions { locations };
        let text = print(module, &options);
        let again = parse(&text).map_err(|errors| format!("printed IR is no IR:\n{}\n{text}", listed(&errors)))?;
        let twice = print(&again, &options);
        if text != twice {
            return Err(format!("IR text changes:\n--- first ---\n{text}\n--- then ---\n{twice}"));
        }
        if !locations {
            return Ok(again);
        }
    }
    Err("no module".to_owned())
}
