//! Transforms of the IR that several targets share, one to a file.
//!
//! A transform is a free function over the module and its configuration. It knows nothing of any target's dialect or syntax.

mod remove_loop_exits_in_switch;
mod remove_terminator_args;
mod value_to_let;

pub use remove_loop_exits_in_switch::{LoopExitsConfig, remove_loop_exits_in_switch};
pub use remove_terminator_args::remove_terminator_args;
pub use value_to_let::{ValueToLetConfig, value_to_let};
