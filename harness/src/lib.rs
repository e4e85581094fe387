//! The laboratory: discovers test inputs, drives a compiler over them, compares, validates, executes and reports.
//!
//! It knows a compiler only through the protocol. The modules are listed in the order in which a run uses them.

pub mod backends;
pub mod directives;
pub mod sections;
pub mod inputs;
pub mod golden;
pub mod status;
pub mod select;
pub mod exec;
pub mod diff;
pub mod hash;
pub mod spirv_text;
