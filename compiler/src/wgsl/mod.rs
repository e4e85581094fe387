//! WGSL: from a resolved program to the IR, and from the IR back to text.

pub mod lower;
