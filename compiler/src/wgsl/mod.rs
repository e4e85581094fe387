//! WGSL: from a resolved program to the IR, and from the IR back to text.
//!
//! Back is two steps: [`raise`] turns a module into what WGSL has, by a list of transforms; [`print`] writes it down.

pub mod lower;

mod options;
mod print;
mod raise;

pub use options::Options;
pub use print::print;
pub use raise::{Raised, TABLE, raise};
