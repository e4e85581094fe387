//! Built-in functions that a target's dialect adds to the language's own.

use super::{Effects, GlslFn, HlslFn, MslFn, SpirvFn};
use crate::types::DialectType;

/// A dialect's function. One dialect knows nothing of another; the IR carries them alike.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DialectFn {
    /// Of `intrinsics/spirv.def`.
    Spirv(SpirvFn),
    /// Of `intrinsics/msl.def`.
    Msl(MslFn),
    /// Of `intrinsics/hlsl.def`.
    Hlsl(HlslFn),
    /// Of `intrinsics/glsl.def`.
    Glsl(GlslFn),
}

impl DialectFn {
    /// The name, its dialect before it: `spirv.dot`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spirv(function) => function.name(),
            Self::Msl(function) => function.name(),
            Self::Hlsl(function) => function.name(),
            Self::Glsl(function) => function.name(),
        }
    }

    /// What its definition says of it.
    pub fn row(self) -> &'static DialectRow {
        match self {
            Self::Spirv(function) => function.row(),
            Self::Msl(function) => function.row(),
            Self::Hlsl(function) => function.row(),
            Self::Glsl(function) => function.row(),
        }
    }

    /// What a call does beside giving a result.
    pub fn effects(self) -> Effects {
        self.row().effects
    }

    /// Every function of every dialect.
    pub fn all() -> impl Iterator<Item = Self> {
        let spirv = SpirvFn::ALL.iter().copied().map(Self::Spirv);
        let msl = MslFn::ALL.iter().copied().map(Self::Msl);
        let hlsl = HlslFn::ALL.iter().copied().map(Self::Hlsl);
        spirv.chain(msl).chain(hlsl).chain(GlslFn::ALL.iter().copied().map(Self::Glsl))
    }

    /// The function named so.
    pub fn from_name(name: &str) -> Option<Self> {
        let spirv = SpirvFn::from_name(name).map(Self::Spirv);
        spirv
            .or_else(|| MslFn::from_name(name).map(Self::Msl))
            .or_else(|| HlslFn::from_name(name).map(Self::Hlsl))
            .or_else(|| GlslFn::from_name(name).map(Self::Glsl))
    }
}

/// An entry of a dialect's enum: an operand that says how, and no value of the shader's.
pub trait Operand: Copy {
    /// The enum.
    const TYPE: DialectType;

    /// The target's number for it.
    fn value(self) -> u32;
}

/// What the definition of a dialect's function says of it.
#[derive(Copy, Clone, Debug)]
pub struct DialectRow {
    /// What a call does beside giving a result.
    pub effects: Effects,
    /// A bit for each parameter whose argument is written into the instruction, the first one lowest.
    pub literals: u32,
    /// The core expression that it computes, over `p0`, `p1`, ...; nothing where there is none.
    pub means: Option<&'static str>,
    /// How the target spells it.
    pub spelling: Spelling,
    /// The names of the parameters of each overload.
    pub parameters: &'static [&'static [&'static str]],
}

/// How a target spells a dialect's function.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// A name, behind which the arguments stand in parentheses.
    Name(&'static str),
    /// Text that says where the arguments go.
    Pieces(&'static [Piece]),
}

/// A piece of a spelling.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Text as it is.
    Text(&'static str),
    /// The argument for a parameter.
    Argument(u8),
    /// What the argument for a parameter points to.
    Pointee(u8),
    /// The arguments from this one on, beyond the parameters that the signature names.
    Rest(u8),
}
