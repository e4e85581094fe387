//! The HLSL writer: shader model 6 for DXC, and the form of shader model 5 that FXC takes, from the IR.
//!
//! [`raise`] turns a module into what HLSL has: a list of transforms. The printer then writes it down.

mod bound;
mod keywords;
mod options;
mod print;
mod raise;

pub use options::Options;
pub use print::print;
pub use raise::{Raised, TABLE, raise};
