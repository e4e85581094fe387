//! An instruction of SPIR-V, by itself or of the extended set, as the definitions name it.

use super::grammar::{Glsl, Op};

/// An instruction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Instruction {
    /// One of SPIR-V itself.
    Core(Op),
    /// One of `GLSL.std.450`.
    Glsl(Glsl),
}
