//! The harness: discovers test inputs, drives a compiler over them, compares, validates, executes and reports.
//!
//! It knows a compiler only through the protocol. The modules are listed in the order in which a run uses them.

pub mod cli;
pub mod session;

pub mod settings;
pub mod tree;
pub mod vulkan;

pub mod backends;

pub mod inputs;

pub mod golden;
pub mod status;
pub mod plan;
pub mod select;

pub mod workers;
pub mod pool;
pub mod cache;

pub mod toolchain;
pub use colorfast_exec as exec;
pub mod executors;
pub mod spirv_text;
pub mod steps;
pub mod ir_tests;

pub mod progress;
pub mod run;
pub mod show;
pub mod refusals;
pub mod serve;
pub mod compilers;
pub mod conformance;

pub mod report;
pub mod hash;
