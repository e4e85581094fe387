//! Stand-ins for names that the generated intrinsic tables bring; removed when those land.

pub use crate::intrinsics::BuiltinFn;

crate::define_id!(
    /// An overload of the table.
    pub struct OverloadId, "overload"
);

macro_rules! named {
    ($name:ident { $($variant:ident = $text:literal,)* }) => {
        #[allow(missing_docs)]
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum $name { $($variant),* }
        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
            /// The spelling.
            pub const fn name(self) -> &'static str { match self { $(Self::$variant => $text,)* } }
            /// The one spelled so.
            pub fn from_name(name: &str) -> Option<Self> { match name { $($text => Some(Self::$variant),)* _ => None } }
        }
    };
}
named! { Extension {
    F16 = "f16", ClipDistances = "clip_distances", DualSourceBlending = "dual_source_blending", Subgroups = "subgroups",
    SubgroupSizeControl = "subgroup_size_control", PrimitiveIndex = "primitive_index",
} }
named! { LanguageFeature {
    ReadonlyAndReadwriteStorageTextures = "readonly_and_readwrite_storage_textures",
    Packed4x8IntegerDotProduct = "packed_4x8_integer_dot_product",
    UnrestrictedPointerParameters = "unrestricted_pointer_parameters",
    PointerCompositeAccess = "pointer_composite_access",
    UniformBufferStandardLayout = "uniform_buffer_standard_layout",
    SubgroupId = "subgroup_id", SubgroupUniformity = "subgroup_uniformity",
    TextureAndSamplerLet = "texture_and_sampler_let", TextureFormatsTier1 = "texture_formats_tier1",
    LinearIndexing = "linear_indexing", ImmediateAddressSpace = "immediate_address_space",
    FragmentDepth = "fragment_depth", BufferView = "buffer_view",
} }
