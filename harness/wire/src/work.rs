//! What an execution is, whoever runs it: resources by binding, and a dispatch or a draw over them.
//!
//! The compiler protocol's operation `run` and the device's request hold the same [`Work`].

use crate::Bytes;
use serde::{Deserialize, Serialize};

/// One execution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Work {
    /// What is run.
    pub command: Command,
    /// Everything that is bound.
    #[serde(default)]
    pub resources: Vec<Resource>,
    /// The immediate data, a multiple of 4 bytes; empty where there is none.
    #[serde(default)]
    pub immediates: Bytes,
}

impl Work {
    /// How many contents come back: those of resources that the shader may write, in order, and then the targets.
    pub fn result_count(&self) -> usize {
        let targets = match &self.command {
            Command::Dispatch(_) => 0,
            Command::Draw(draw) => draw.targets.len(),
        };
        self.resources.iter().filter(|resource| resource.kind.is_written()).count() + targets
    }
}

/// What is run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// The only compute entry point, over so many workgroups in each dimension.
    Dispatch([u32; 3]),
    /// The only vertex and the only fragment entry point.
    Draw(Draw),
}

/// A draw over targets of zeros.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// What vertices become.
    pub topology: Topology,
    /// Vertices of an instance.
    pub vertices: u32,
    /// Instances.
    pub instances: u32,
    /// Vertex buffers, each of one attribute.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
    /// Width and height of the targets.
    pub size: [u32; 2],
    /// Samples of a pixel, which are resolved into the targets: 1 or 4.
    pub samples: u32,
    /// The formats of the colour targets, by location.
    pub targets: Vec<String>,
    /// Whether there is a depth buffer, cleared to 1, that passes what is less.
    #[serde(default)]
    pub depth: bool,
    /// Whether what a fragment gives is added to what is there times its output of `@blend_src(1)`.
    #[serde(default)]
    pub blend: bool,
}

/// What vertices become.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topology {
    /// A point each.
    PointList,
    /// A triangle of each three.
    TriangleList,
    /// A triangle of each three that follow each other.
    TriangleStrip,
}

/// A vertex attribute: of one element for each vertex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attribute {
    /// `@location`.
    pub location: u32,
    /// WebGPU's name: `float32x3`.
    pub format: String,
    /// Whether an element is for an instance.
    #[serde(default)]
    pub per_instance: bool,
    /// The elements.
    pub contents: Bytes,
}

/// One bound resource.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Resource {
    /// `@group`.
    pub group: u32,
    /// `@binding`.
    pub binding: u32,
    /// What it is.
    #[serde(flatten)]
    pub kind: ResourceKind,
}

/// What a resource is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResourceKind {
    /// A buffer.
    Buffer(Buffer),
    /// A texture.
    Texture(Texture),
    /// A sampler.
    Sampler(Sampler),
}

impl ResourceKind {
    /// Whether the shader may write it, so that its contents come back.
    pub fn is_written(&self) -> bool {
        match self {
            Self::Buffer(buffer) => buffer.access == Access::ReadWrite,
            Self::Texture(texture) => matches!(texture.storage, Some(StorageAccess::Write | StorageAccess::ReadWrite)),
            Self::Sampler(_) => false,
        }
    }
}

/// A bound buffer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buffer {
    /// How the shader sees it.
    pub access: Access,
    /// Its contents; a multiple of 4 bytes, and not empty.
    pub contents: Bytes,
}

/// How a shader sees a buffer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// `var<uniform>`.
    Uniform,
    /// `var<storage, read>`.
    Read,
    /// `var<storage, read_write>`.
    ReadWrite,
}

/// A bound texture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Texture {
    /// `1d`, `2d`, `2d_array`, `cube`, `cube_array` or `3d`.
    pub dimension: String,
    /// WebGPU's name of the format; `depth16unorm` and `depth32float` are depth textures.
    pub format: String,
    /// Width, height, and depth or layers, of the first level.
    pub size: [u32; 3],
    /// Levels.
    pub mips: u32,
    /// Samples of a texel: more than 1 makes it a multisampled texture.
    pub samples: u32,
    /// As a storage texture, what the shader may do to it.
    #[serde(default)]
    pub storage: Option<StorageAccess>,
    /// Texels as they lie in memory, without padding: levels, in them layers or slices, in them rows, in them texels, in them samples.
    pub contents: Bytes,
}

/// What a shader may do to a storage texture.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StorageAccess {
    /// `read`
    Read,
    /// `write`
    Write,
    /// `read_write`
    ReadWrite,
}

/// A bound sampler.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sampler {
    /// Whether magnification, minification and levels are filtered linearly, and not by the nearest.
    pub linear: [bool; 3],
    /// What coordinates outside do along u, v and w.
    pub address: [Address; 3],
    /// The least and the greatest level.
    pub lod: [f32; 2],
    /// A comparison sampler's function: `less`, `greater-equal`, ...
    #[serde(default)]
    pub compare: Option<String>,
}

/// What coordinates outside a texture do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Address {
    /// They become the nearest inside.
    ClampToEdge,
    /// The texture repeats.
    Repeat,
    /// It repeats, every second time mirrored.
    MirrorRepeat,
}
