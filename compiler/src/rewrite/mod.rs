//! What transforms and writers share: values built and replaced, arrays copied, memory laid out in another way, and which functions use what.
//!
//! Nothing here is a transform: each file is called by several, and none has a row in their table.

pub(crate) mod arrays;
pub(crate) mod evaluate;
pub(crate) mod packing;
pub(crate) mod repack;
pub(crate) mod usage;
pub(crate) mod values;
