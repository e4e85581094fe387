//! Textures and samplers in software: their texels ([`format`]), and what sampling makes of them ([`sample`]).

mod cube;
pub mod format;
pub(super) mod sample;

use crate::types::TextureDimension;
use format::{Format, Texel};

/// A texture with its texels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Texture {
    /// Dimension and arrayedness.
    pub dimension: TextureDimension,
    /// The format.
    pub format: Format,
    /// Width, height, and depth or layers, of the first level.
    pub size: [u32; 3],
    /// Levels.
    pub levels: u32,
    /// Samples of a texel.
    pub samples: u32,
    /// Levels, in them layers or slices, rows, texels, samples.
    pub bytes: Vec<u8>,
}

/// A filter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Filter {
    /// The nearest texel, or level.
    Nearest,
    /// Those around, weighted.
    Linear,
}

/// What coordinates outside a texture do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AddressMode {
    /// They become the nearest inside.
    ClampToEdge,
    /// The texture repeats.
    Repeat,
    /// It repeats, every second time mirrored.
    MirrorRepeat,
}

/// How a comparison sampler compares the reference with a texel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Compare {
    /// No value passes.
    Never,
    /// `reference < texel`
    Less,
    /// `reference == texel`
    Equal,
    /// `reference <= texel`
    LessEqual,
    /// `reference > texel`
    Greater,
    /// `reference != texel`
    NotEqual,
    /// `reference >= texel`
    GreaterEqual,
    /// Every value passes.
    Always,
}

impl Compare {
    /// The function of WebGPU's name.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "never" => Self::Never,
            "less" => Self::Less,
            "equal" => Self::Equal,
            "less-equal" => Self::LessEqual,
            "greater" => Self::Greater,
            "not-equal" => Self::NotEqual,
            "greater-equal" => Self::GreaterEqual,
            "always" => Self::Always,
            _ => return None,
        })
    }

    pub(super) fn passes(self, reference: f64, texel: f64) -> bool {
        match self {
            Self::Never => false,
            Self::Less => reference < texel,
            Self::Equal => reference == texel,
            Self::LessEqual => reference <= texel,
            Self::Greater => reference > texel,
            Self::NotEqual => reference != texel,
            Self::GreaterEqual => reference >= texel,
            Self::Always => true,
        }
    }
}

/// A sampler.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sampler {
    /// Where texels are larger than pixels.
    pub magnify: Filter,
    /// Where they are smaller.
    pub minify: Filter,
    /// Between levels.
    pub between_levels: Filter,
    /// What coordinates outside do along each axis.
    pub address: [AddressMode; 3],
    /// The least and the greatest level.
    pub lod: [f32; 2],
    /// Of a comparison sampler.
    pub compare: Option<Compare>,
}

impl Texture {
    /// A texture of zeros.
    pub fn new(dimension: TextureDimension, format: Format, size: [u32; 3], levels: u32, samples: u32) -> Self {
        let mut texture = Self { dimension, format, size, levels, samples, bytes: Vec::new() };
        texture.bytes = vec![0; texture.level_start(levels) as usize];
        texture
    }

    /// Texels along each axis of a level; the third is slices or layers.
    pub fn level_size(&self, level: u32) -> [u32; 3] {
        let [width, height, depth] = self.size;
        let at = |size: u32| size.checked_shr(level).unwrap_or(0).max(1);
        [at(width), at(height), if self.dimension == TextureDimension::D3 { at(depth) } else { depth }]
    }

    /// Layers: of a cube six.
    fn layers(&self) -> u32 {
        if self.dimension == TextureDimension::D3 { 1 } else { self.size[2] }
    }

    fn level_start(&self, level: u32) -> u64 {
        let texels = |level| self.level_size(level).map(u64::from).iter().product::<u64>();
        (0..level).map(texels).sum::<u64>() * u64::from(self.samples) * u64::from(self.format.size())
    }

    /// Where a texel's bytes begin, if there is such a texel.
    pub(super) fn offset(&self, at: [i64; 3], level: u32, sample: u32) -> Option<usize> {
        let size = self.level_size(level).map(i64::from);
        if level >= self.levels || sample >= self.samples || (0..3).any(|axis| at[axis] < 0 || at[axis] >= size[axis]) {
            return None;
        }
        let texel = ((at[2] * size[1] + at[1]) * size[0] + at[0]) * i64::from(self.samples) + i64::from(sample);
        Some(self.level_start(level) as usize + texel as usize * self.format.size() as usize)
    }

    /// A texel, or zeros where there is none.
    pub(super) fn texel(&self, at: [i64; 3], level: u32, sample: u32) -> Texel {
        self.offset(at, level, sample).map_or([0; 4], |offset| self.format.decode(&self.bytes[offset..]))
    }

    /// Writes a texel, where there is one.
    pub fn set_texel(&mut self, at: [i64; 3], sample: u32, texel: Texel) {
        if let Some(offset) = self.offset(at, 0, sample) {
            self.format.encode(texel, &mut self.bytes[offset..]);
        }
    }

    /// Whether the bytes are as many as the texels need.
    pub(super) fn is_whole(&self) -> bool {
        let needs_six = matches!(self.dimension, TextureDimension::Cube | TextureDimension::CubeArray);
        self.bytes.len() as u64 == self.level_start(self.levels) && (!needs_six || self.size[2].is_multiple_of(6))
    }
}
