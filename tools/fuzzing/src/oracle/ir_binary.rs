//! The IR's binary form: what was written is read back, and bytes that were tampered with are answered.

use super::listed;
use crate::Input;
use colorfast::Compiler;
use colorfast::ir::{self, Module, binary, text};
use colorfast::sem::Features;

/// How many changed copies of each module are read.
const COPIES: u64 = 16;

/// Writes what is lowered, reads it back, and reads copies with changed bytes. The text itself is read as bytes, too.
pub fn check(input: &Input) -> Result<(), String> {
    let _ = binary::read(input.text.as_bytes());
    let Ok(module) = Compiler::new().lower(&input.text, &Features::all()) else { return Ok(()) };
    let bytes = binary::write(&module);
    let again = binary::read(&bytes).map_err(|errors| format!("what was written is refused:\n{}", listed(&errors)))?;
    if printed(&again) != printed(&module) || binary::write(&again) != bytes {
        return Err("the module changes in its binary form".to_owned());
    }
    let mut state = bytes.len() as u64;
    for _ in 0..COPIES {
        let mut changed = bytes.clone();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (state >> 33) as usize % changed.len();
        changed[at] = (state >> 24) as u8;
        // A module that is read, valid or not, can be judged, printed and written.
        if let Ok(module) = binary::read(&changed) {
            let _ = ir::validate(&module);
            printed(&module);
            binary::write(&module);
        }
    }
    Ok(())
}

fn printed(module: &Module) -> String {
    text::print(module, &text::PrintOptions { locations: true })
}
