//! MSL validated without Apple's compiler.
//!
//! [`Clang`] compiles the text as C++ for OpenCL over our own `metal_stdlib` (`include/`), whose types, address spaces and functions are at least
//! as strict as Metal's; `rules` looks at the declarations for what C++ cannot see. Nothing here knows which compiler wrote the text, and nothing
//! here is a test: the harness asks.

mod clang;
mod exec;
mod rules;
pub mod text;

pub use clang::{Clang, Missing, Verdict};
pub use exec::{Job, Placed, PlacedFor};
