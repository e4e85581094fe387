//! The GLSL writer: GLSL ES 3.10 or GLSL 4.60 from the IR, a text for each entry point.
//!
//! [`raise`] turns a module into what GLSL has: a list of transforms. The printer then writes it down.

mod bindings;
mod bound;
mod keywords;
mod maps;
mod options;
mod pairs;
mod print;
mod raise;

pub use bindings::Bindings;
pub use options::Options;
pub use print::print;
pub use raise::{Raised, TABLE, raise};
