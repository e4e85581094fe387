//! The enumerations of the type system, with their WGSL spelling.

macro_rules! spelled_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* #[doc = concat!("`", $text, "`")] $variant,)* }

        impl $name {
            /// All of them, in the order of declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The spelling.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The one spelled so.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

spelled_enum! {
    /// Where memory lies. `Handle` is not written in WGSL; `In` and `Out` are stage inputs and outputs of the IR's targets.
    AddressSpace {
        Function = "function",
        Private = "private",
        Workgroup = "workgroup",
        Uniform = "uniform",
        Storage = "storage",
        Immediate = "immediate",
        Handle = "handle",
        In = "__in",
        Out = "__out",
    }
}

spelled_enum! {
    /// What may be done to memory.
    Access {
        Read = "read",
        Write = "write",
        ReadWrite = "read_write",
    }
}

spelled_enum! {
    /// Built-in values of stage inputs and outputs.
    BuiltinValue {
        VertexIndex = "vertex_index",
        InstanceIndex = "instance_index",
        ClipDistances = "clip_distances",
        Position = "position",
        FrontFacing = "front_facing",
        FragDepth = "frag_depth",
        PrimitiveIndex = "primitive_index",
        SampleIndex = "sample_index",
        SampleMask = "sample_mask",
        LocalInvocationId = "local_invocation_id",
        LocalInvocationIndex = "local_invocation_index",
        GlobalInvocationId = "global_invocation_id",
        GlobalInvocationIndex = "global_invocation_index",
        WorkgroupId = "workgroup_id",
        WorkgroupIndex = "workgroup_index",
        NumWorkgroups = "num_workgroups",
        SubgroupInvocationId = "subgroup_invocation_id",
        SubgroupSize = "subgroup_size",
        SubgroupId = "subgroup_id",
        NumSubgroups = "num_subgroups",
    }
}

spelled_enum! {
    /// How a user-defined value is interpolated between vertices.
    InterpolationType {
        Perspective = "perspective",
        Linear = "linear",
        Flat = "flat",
    }
}

spelled_enum! {
    /// Where in the pixel, or from which vertex, an interpolated value is taken.
    InterpolationSampling {
        Center = "center",
        Centroid = "centroid",
        Sample = "sample",
        First = "first",
        Either = "either",
    }
}

spelled_enum! {
    /// Texture dimensions and arrayedness.
    TextureDimension {
        D1 = "1d",
        D2 = "2d",
        D2Array = "2d_array",
        D3 = "3d",
        Cube = "cube",
        CubeArray = "cube_array",
    }
}

spelled_enum! {
    /// Formats of storage textures.
    TexelFormat {
        R8Unorm = "r8unorm",
        R8Snorm = "r8snorm",
        R8Uint = "r8uint",
        R8Sint = "r8sint",
        Rg8Unorm = "rg8unorm",
        Rg8Snorm = "rg8snorm",
        Rg8Uint = "rg8uint",
        Rg8Sint = "rg8sint",
        R16Unorm = "r16unorm",
        R16Snorm = "r16snorm",
        R16Uint = "r16uint",
        R16Sint = "r16sint",
        R16Float = "r16float",
        Rg16Unorm = "rg16unorm",
        Rg16Snorm = "rg16snorm",
        Rg16Uint = "rg16uint",
        Rg16Sint = "rg16sint",
        Rg16Float = "rg16float",
        Rgba8Unorm = "rgba8unorm",
        Rgba8Snorm = "rgba8snorm",
        Rgba8Uint = "rgba8uint",
        Rgba8Sint = "rgba8sint",
        Bgra8Unorm = "bgra8unorm",
        Rgb10a2Uint = "rgb10a2uint",
        Rgb10a2Unorm = "rgb10a2unorm",
        Rg11b10Ufloat = "rg11b10ufloat",
        Rgba16Unorm = "rgba16unorm",
        Rgba16Snorm = "rgba16snorm",
        Rgba16Uint = "rgba16uint",
        Rgba16Sint = "rgba16sint",
        Rgba16Float = "rgba16float",
        R32Uint = "r32uint",
        R32Sint = "r32sint",
        R32Float = "r32float",
        Rg32Uint = "rg32uint",
        Rg32Sint = "rg32sint",
        Rg32Float = "rg32float",
        Rgba32Uint = "rgba32uint",
        Rgba32Sint = "rgba32sint",
        Rgba32Float = "rgba32float",
    }
}

/// What a non-storage texture gives when sampled or loaded.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SampledKind {
    /// `texture_*<f32>` and its siblings of i32 and u32.
    Sampled(SampledType),
    /// `texture_multisampled_*<T>`
    Multisampled(SampledType),
    /// `texture_depth_*`
    Depth,
    /// `texture_depth_multisampled_*`
    DepthMultisampled,
}

/// The component type of a sampled texture.
pub type SampledType = super::TypeId;
