//! SPIR-V for Vulkan: what may be asked for, the list of transforms, and the printer; and the reader, which knows nothing of those.
//!
//! Knows nothing of other targets.

#[rustfmt::skip]
mod generated;
mod grammar;
mod instruction;
mod options;
mod print;
mod raise;
pub mod read;

pub use options::Options;
pub use print::print;
pub use raise::{TABLE, raise};

use crate::diagnostic::Diagnostics;
use crate::ir::Module;
use crate::output::WordOutput;

/// The words of a module whose overrides have their values.
///
/// # Errors
/// What SPIR-V cannot say, or no module may hold: see the rules `spirv/...`.
pub fn write(mut module: Module, options: &Options) -> Result<WordOutput, Diagnostics> {
    raise(&mut module, options)?;
    print(&module, options)
}
