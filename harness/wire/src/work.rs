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
    /// How many contents come back: those of resources that the shader may write, in order, then the targets, the depth and the stencil buffer.
    pub fn result_count(&self) -> usize {
        let targets = match &self.command {
            Command::Dispatch(_) => 0,
            Command::Draw(draw) => draw.result_count(),
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
    /// A vertex and a fragment entry point.
    Draw(Draw),
}

/// Draws of one pipeline over the same targets, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// What vertices become.
    pub topology: Topology,
    /// The draws.
    pub calls: Vec<Call>,
    /// The index buffer, of `u32`; empty where vertices are not indexed. An index of all ones begins a strip.
    #[serde(default)]
    pub indices: Bytes,
    /// Vertex buffers, each of one attribute.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
    /// Width and height of the targets.
    pub size: [u32; 2],
    /// Samples of a pixel: 1 or 4.
    pub samples: u32,
    /// Whether targets are of all samples, so that contents have each; otherwise they are resolved.
    #[serde(default)]
    pub keeps_samples: bool,
    /// The colour targets, by location.
    pub targets: Vec<Target>,
    /// The depth buffer.
    #[serde(default)]
    pub depth: Option<Depth>,
    /// The stencil buffer.
    #[serde(default)]
    pub stencil: Option<Stencil>,
    /// Whether what a fragment gives is added to what is there times its output of `@blend_src(1)`.
    #[serde(default)]
    pub blend: bool,
    /// Whether a triangle that turns with the clock faces the viewer.
    #[serde(default)]
    pub clockwise: bool,
    /// The triangles that are not drawn.
    #[serde(default)]
    pub cull: Cull,
}

/// One draw.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Call {
    /// Vertices of an instance, or indices.
    pub vertices: u32,
    /// Instances.
    pub instances: u32,
    /// The first vertex, or the first index.
    pub first_vertex: u32,
    /// The first instance.
    pub first_instance: u32,
    /// What is added to each index.
    pub base_vertex: i32,
    /// Where in the targets it draws: left, top, width, height, and the depths of near and far; everywhere where it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewport: Option<[f32; 6]>,
}

impl Default for Call {
    fn default() -> Self {
        Self { vertices: 3, instances: 1, first_vertex: 0, first_instance: 0, base_vertex: 0, viewport: None }
    }
}

/// A colour target.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Target {
    /// Its format.
    pub format: String,
    /// Its texels before, as those of a texture; empty for zeros.
    #[serde(default)]
    pub contents: Bytes,
}

/// A depth buffer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Depth {
    /// What passes: `less`, `always`, ...
    pub compare: String,
    /// Whether what passes is written.
    pub is_written: bool,
    /// Its texels before, of `depth32float`, with all samples; they come back behind the targets. Empty for ones, which do not.
    #[serde(default)]
    pub contents: Bytes,
}

/// A stencil buffer, which all pass and which what passes the depth test replaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stencil {
    /// What is written.
    pub reference: u32,
    /// The bits that are written.
    pub write_mask: u32,
    /// Its texels before, a byte each, with all samples; they come back behind the depth buffer.
    pub contents: Bytes,
}

/// Triangles that are not drawn.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cull {
    /// None of them.
    #[default]
    None,
    /// Those that face the viewer.
    Front,
    /// Those that do not.
    Back,
}

/// What vertices become.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topology {
    /// A point each.
    PointList,
    /// A line of each two.
    LineList,
    /// A line of each two that follow each other.
    LineStrip,
    /// A triangle of each three.
    TriangleList,
    /// A triangle of each three that follow each other.
    TriangleStrip,
}

impl Topology {
    /// Whether a vertex belongs to several primitives.
    pub fn is_strip(self) -> bool {
        matches!(self, Self::LineStrip | Self::TriangleStrip)
    }
}

impl Draw {
    /// How many contents come back.
    pub fn result_count(&self) -> usize {
        let depth = self.depth.as_ref().is_some_and(|depth| !depth.contents.0.is_empty());
        self.targets.len() + usize::from(depth) + usize::from(self.stencil.is_some())
    }

    /// The indices, where vertices are indexed.
    pub fn index_list(&self) -> Option<Vec<u32>> {
        let words = || self.indices.0.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word));
        (!self.indices.0.is_empty()).then(|| words().collect())
    }
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
