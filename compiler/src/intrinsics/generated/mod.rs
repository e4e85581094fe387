//! What `intrinsic-gen` makes from `intrinsics/*.def`.

mod builtin_fn;
mod msl_fn;
mod spirv_fn;

pub use builtin_fn::BuiltinFn;
pub use msl_fn::MslFn;
pub use spirv_fn::SpirvFn;
