//! Colorfast: a WGSL compiler as a library. Text in, text or bytes out; no I/O, no environment, no threads.
//!
//! The modules are listed in the order in which a shader passes through them, which is also a good reading order.

#![forbid(unsafe_code)]

pub mod util;

pub mod diagnostic;

pub mod syntax;

pub mod types;

pub mod constant;

pub mod intrinsics;

mod store;
pub use store::Store;

pub mod const_eval;

pub mod sem;

pub mod lint;

pub mod ir;

pub mod output;

pub mod lowering;

mod rewrite;

pub mod transform;

pub mod interpret;

pub mod text_target;

pub mod msl;

pub mod hlsl;

pub mod glsl;

pub mod wgsl;

pub mod spirv;

pub mod wsl;

pub mod inspect;

pub mod driver;
pub use driver::Compiler;
