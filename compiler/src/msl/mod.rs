//! The MSL writer: Metal Shading Language 2.3 from the IR.
//!
//! [`raise`] turns a module into what MSL has: a list of transforms. The printer then writes it down.

mod keywords;
mod maps;
mod options;
mod print;
mod raise;

pub use options::Options;
pub use print::print;
pub use raise::{Raised, TABLE, raise};

use crate::diagnostic::Diagnostics;
use crate::ir::Module;
use crate::output::TextOutput;

/// Writes a module. Overrides must have their values.
pub fn write(mut module: Module, options: &Options) -> Result<TextOutput, Diagnostics> {
    let raised = raise(&mut module, options)?;
    Ok(print(&module, &raised))
}
