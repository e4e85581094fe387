//! The built-in functions, value constructors, conversions and operators: what they are called, and which overload a call means.
//!
//! The tables are generated from `intrinsics/*.def` by `cargo run -p intrinsic-gen`. How a value is computed is not here but in `constant`.

pub mod op;

mod dialect;
mod generated;

pub use dialect::DialectFn;
pub use generated::{BuiltinFn, MslFn, SpirvFn};
pub use op::{BinaryOp, UnaryOp};
