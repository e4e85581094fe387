//! The attributes that stage inputs and outputs may have, with their types: the one table to add a row to.

use crate::text::Stage;
use Place::{FragmentIn, FragmentOut, KernelIn, VertexIn, VertexOut};

/// Where a stage input or output stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// What a vertex function takes.
    VertexIn,
    /// What it returns.
    VertexOut,
    /// What a fragment function takes.
    FragmentIn,
    /// What it returns.
    FragmentOut,
    /// What a kernel takes.
    KernelIn,
}

impl Place {
    /// What a stage takes.
    pub fn input(stage: Stage) -> Self {
        match stage {
            Stage::Vertex => VertexIn,
            Stage::Fragment => FragmentIn,
            Stage::Kernel => KernelIn,
        }
    }

    /// In words.
    pub fn text(self) -> &'static str {
        match self {
            VertexIn => "input of a vertex function",
            VertexOut => "output of a vertex function",
            FragmentIn => "input of a fragment function",
            FragmentOut => "output of a fragment function",
            KernelIn => "input of a kernel function",
        }
    }
}

/// What an attribute may stand on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Types {
    /// One of these.
    OneOf(&'static [&'static str]),
    /// Scalars and vectors of numbers.
    Numeric,
    /// An array of float.
    FloatArray,
}

const UINT: Types = Types::OneOf(&["uint", "ushort"]);
const UINT3: Types = Types::OneOf(&["uint3", "uint2", "uint", "ushort3", "ushort2", "ushort"]);
const FLOAT: Types = Types::OneOf(&["float"]);
const FLOAT4: Types = Types::OneOf(&["float4"]);

/// Name, where, on what, and the largest number that it takes, if it takes one.
pub const ATTRIBUTES: &[(&str, &[Place], Types, Option<u32>)] = &[
    ("attribute", &[VertexIn], Types::Numeric, Some(30)),
    ("vertex_id", &[VertexIn], UINT, None),
    ("instance_id", &[VertexIn], UINT, None),
    ("base_vertex", &[VertexIn], UINT, None),
    ("base_instance", &[VertexIn], UINT, None),
    ("position", &[VertexOut, FragmentIn], FLOAT4, None),
    ("point_size", &[VertexOut], FLOAT, None),
    ("clip_distance", &[VertexOut], Types::FloatArray, None),
    ("user", &[VertexOut, FragmentIn], Types::Numeric, None),
    ("front_facing", &[FragmentIn], Types::OneOf(&["bool"]), None),
    ("sample_id", &[FragmentIn], UINT, None),
    ("sample_mask", &[FragmentIn, FragmentOut], Types::OneOf(&["uint"]), None),
    ("primitive_id", &[FragmentIn], UINT, None),
    ("barycentric_coord", &[FragmentIn], Types::OneOf(&["float3", "float2", "float"]), None),
    ("color", &[FragmentOut], Types::Numeric, Some(7)),
    ("depth", &[FragmentOut], FLOAT, None),
    ("thread_position_in_grid", &[KernelIn], UINT3, None),
    ("thread_position_in_threadgroup", &[KernelIn], UINT3, None),
    ("thread_index_in_threadgroup", &[KernelIn], UINT, None),
    ("threadgroup_position_in_grid", &[KernelIn], UINT3, None),
    ("threadgroups_per_grid", &[KernelIn], UINT3, None),
    ("threads_per_grid", &[KernelIn], UINT3, None),
    ("threads_per_threadgroup", &[KernelIn], UINT3, None),
    ("thread_index_in_simdgroup", &[KernelIn, FragmentIn], UINT, None),
    ("threads_per_simdgroup", &[KernelIn, FragmentIn], UINT, None),
    ("simdgroup_index_in_threadgroup", &[KernelIn], UINT, None),
    ("simdgroups_per_threadgroup", &[KernelIn], UINT, None),
    ("thread_index_in_quadgroup", &[KernelIn], UINT, None),
    ("quadgroup_index_in_threadgroup", &[KernelIn], UINT, None),
];

/// Attributes that say more of one of those, and of which: `invariant` of a position, interpolation of a fragment's input, `index` of a colour.
pub const MODIFIERS: &[(&str, &[&str], &[Place])] = &[
    ("invariant", &["position"], &[VertexOut]),
    ("flat", &["user"], &[FragmentIn]),
    ("center_perspective", &["user"], &[FragmentIn]),
    ("center_no_perspective", &["user"], &[FragmentIn]),
    ("centroid_perspective", &["user"], &[FragmentIn]),
    ("centroid_no_perspective", &["user"], &[FragmentIn]),
    ("sample_perspective", &["user"], &[FragmentIn]),
    ("sample_no_perspective", &["user"], &[FragmentIn]),
    ("index", &["color"], &[FragmentOut]),
];

/// Whether a type is a scalar or vector of numbers.
pub fn is_numeric(ty: &str) -> bool {
    let scalar = ty.strip_suffix(['2', '3', '4']).unwrap_or(ty);
    ["float", "half", "int", "uint", "short", "ushort", "char", "uchar"].contains(&scalar)
}

/// Whether a type is a scalar or vector of integers.
pub fn is_integer(ty: &str) -> bool {
    is_numeric(ty) && !ty.starts_with("float") && !ty.starts_with("half")
}
