//! SPIR-V for Vulkan: the transforms that raise a module to what SPIR-V has, and the printer of its words.

mod grammar;
mod options;
mod print;

pub use options::Options;
pub use print::print;
