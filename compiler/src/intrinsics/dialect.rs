//! Built-in functions that a target's dialect adds to the language's own.

use super::{MslFn, SpirvFn};

/// A dialect's function. One dialect knows nothing of another; the IR carries them alike.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DialectFn {
    /// Of `intrinsics/spirv.def`.
    Spirv(SpirvFn),
    /// Of `intrinsics/msl.def`.
    Msl(MslFn),
}

impl DialectFn {
    /// The name, its dialect before it: `spirv.dot`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spirv(function) => function.name(),
            Self::Msl(function) => function.name(),
        }
    }

    /// The function named so.
    pub fn from_name(name: &str) -> Option<Self> {
        None.or_else(|| SpirvFn::from_name(name).map(Self::Spirv)).or_else(|| MslFn::from_name(name).map(Self::Msl))
    }
}
