//! Words that WGSL once had or that other languages have, and what they are called in WGSL today: a row each.

/// Where a word or form comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// WGSL before 2023.
    OldWgsl,
    /// GLSL, HLSL or C.
    Foreign,
}

/// A word that is spelt in another way today.
pub(super) struct Word {
    pub old: &'static str,
    pub new: &'static str,
    pub origin: Origin,
    /// Whether the two mean the same, whatever they are used for.
    pub is_same: bool,
}

const fn old(old: &'static str, new: &'static str) -> Word {
    Word { old, new, origin: Origin::OldWgsl, is_same: true }
}

const fn same(old: &'static str, new: &'static str) -> Word {
    Word { old, new, origin: Origin::Foreign, is_same: true }
}

/// A word whose replacement means another thing in some cases.
const fn near(old: &'static str, new: &'static str) -> Word {
    Word { old, new, origin: Origin::Foreign, is_same: false }
}

/// In alphabetical order.
#[rustfmt::skip]
const WORDS: &[Word] = &[
    same("AllMemoryBarrierWithGroupSync", "workgroupBarrier"),
    same("DeviceMemoryBarrierWithGroupSync", "storageBarrier"),
    same("GroupMemoryBarrierWithGroupSync", "workgroupBarrier"),
    same("asfloat", "bitcast<f32>"),
    same("asint", "bitcast<i32>"),
    same("asuint", "bitcast<u32>"),
    same("barrier", "workgroupBarrier"),
    same("bitCount", "countOneBits"),
    same("bitfieldExtract", "extractBits"),
    same("bitfieldInsert", "insertBits"),
    same("bitfieldReverse", "reverseBits"),
    same("bool2", "vec2<bool>"),
    same("bool3", "vec3<bool>"),
    same("bool4", "vec4<bool>"),
    same("bvec2", "vec2<bool>"),
    same("bvec3", "vec3<bool>"),
    same("bvec4", "vec4<bool>"),
    same("countbits", "countOneBits"),
    same("dFdx", "dpdx"),
    same("dFdxCoarse", "dpdxCoarse"),
    same("dFdxFine", "dpdxFine"),
    same("dFdy", "dpdy"),
    same("dFdyCoarse", "dpdyCoarse"),
    same("dFdyFine", "dpdyFine"),
    same("ddx", "dpdx"),
    same("ddx_coarse", "dpdxCoarse"),
    same("ddx_fine", "dpdxFine"),
    same("ddy", "dpdy"),
    same("ddy_coarse", "dpdyCoarse"),
    same("ddy_fine", "dpdyFine"),
    near("double", "f32"),
    same("dword", "u32"),
    same("faceforward", "faceForward"),
    old("findLsb", "firstTrailingBit"),
    old("findMsb", "firstLeadingBit"),
    same("findLSB", "firstTrailingBit"),
    same("findMSB", "firstLeadingBit"),
    same("firstbithigh", "firstLeadingBit"),
    same("firstbitlow", "firstTrailingBit"),
    same("float", "f32"),
    same("float2", "vec2f"),
    near("float2x2", "mat2x2f"),
    same("float3", "vec3f"),
    near("float3x3", "mat3x3f"),
    same("float4", "vec4f"),
    near("float4x4", "mat4x4f"),
    same("floatBitsToInt", "bitcast<i32>"),
    same("floatBitsToUint", "bitcast<u32>"),
    same("frac", "fract"),
    same("half", "f16"),
    same("half2", "vec2h"),
    same("half3", "vec3h"),
    same("half4", "vec4h"),
    same("int", "i32"),
    same("int2", "vec2i"),
    same("int3", "vec3i"),
    same("int4", "vec4i"),
    same("intBitsToFloat", "bitcast<f32>"),
    same("inversesqrt", "inverseSqrt"),
    same("ivec2", "vec2i"),
    same("ivec3", "vec3i"),
    same("ivec4", "vec4i"),
    same("lerp", "mix"),
    same("mad", "fma"),
    same("mat2", "mat2x2f"),
    same("mat3", "mat3x3f"),
    same("mat4", "mat4x4f"),
    same("memoryBarrier", "storageBarrier"),
    same("memoryBarrierShared", "workgroupBarrier"),
    same("packHalf2x16", "pack2x16float"),
    same("packSnorm2x16", "pack2x16snorm"),
    same("packSnorm4x8", "pack4x8snorm"),
    same("packUnorm2x16", "pack2x16unorm"),
    same("packUnorm4x8", "pack4x8unorm"),
    old("r11g11b10float", "rg11b10ufloat"),
    same("reversebits", "reverseBits"),
    old("rg11b10float", "rg11b10ufloat"),
    same("roundEven", "round"),
    same("rsqrt", "inverseSqrt"),
    old("smoothStep", "smoothstep"),
    old("storage_buffer", "storage"),
    old("texture_sampled_1d", "texture_1d"),
    old("texture_sampled_2d", "texture_2d"),
    old("texture_sampled_2d_array", "texture_2d_array"),
    old("texture_sampled_3d", "texture_3d"),
    old("texture_sampled_cube", "texture_cube"),
    old("texture_sampled_cube_array", "texture_cube_array"),
    same("uint", "u32"),
    same("uint2", "vec2u"),
    same("uint3", "vec3u"),
    same("uint4", "vec4u"),
    same("uintBitsToFloat", "bitcast<f32>"),
    old("uniform_constant", "uniform"),
    same("unpackHalf2x16", "unpack2x16float"),
    same("unpackSnorm2x16", "unpack2x16snorm"),
    same("unpackSnorm4x8", "unpack4x8snorm"),
    same("unpackUnorm2x16", "unpack2x16unorm"),
    same("unpackUnorm4x8", "unpack4x8unorm"),
    same("uvec2", "vec2u"),
    same("uvec3", "vec3u"),
    same("uvec4", "vec4u"),
];

/// Types that other languages write before a name, beside those among the words: generators of WGSL there mean vectors and matrices
/// of `f32`, and its own types themselves.
#[rustfmt::skip]
const TYPES: &[(&str, &str)] = &[
    ("bool", "bool"), ("f16", "f16"), ("f32", "f32"), ("i32", "i32"), ("u32", "u32"),
    ("vec2", "vec2f"), ("vec3", "vec3f"), ("vec4", "vec4f"),
    ("vec2f", "vec2f"), ("vec3f", "vec3f"), ("vec4f", "vec4f"), ("vec2i", "vec2i"), ("vec3i", "vec3i"), ("vec4i", "vec4i"),
    ("vec2u", "vec2u"), ("vec3u", "vec3u"), ("vec4u", "vec4u"),
    ("mat2x2", "mat2x2f"), ("mat2x3", "mat2x3f"), ("mat2x4", "mat2x4f"),
    ("mat3x2", "mat3x2f"), ("mat3x3", "mat3x3f"), ("mat3x4", "mat3x4f"),
    ("mat4x2", "mat4x2f"), ("mat4x3", "mat4x3f"), ("mat4x4", "mat4x4f"),
];

/// Names of built-in values that were others once.
pub(super) const BUILTIN_VALUES: &[(&str, &str)] = &[
    ("frag_coord", "position"),
    ("global_invocation_idx", "global_invocation_id"),
    ("instance_idx", "instance_index"),
    ("local_invocation_idx", "local_invocation_index"),
    ("sample_mask_in", "sample_mask"),
    ("sample_mask_out", "sample_mask"),
    ("vertex_idx", "vertex_index"),
];

/// What to write for words that no single word stands for.
#[rustfmt::skip]
const ADVICE: &[(&str, &str)] = &[
    ("InterlockedAdd", "pass the address of an atomic to 'atomicAdd'"),
    ("SamplerState", "the type is 'sampler', and the variable has '@group' and '@binding'"),
    ("Texture2D", "the type is 'texture_2d<f32>', and the variable has '@group' and '@binding'"),
    ("atomicCompareExchange", "it is called 'atomicCompareExchangeWeak', and gives the old value and whether it was exchanged"),
    ("clip", "write 'if x < 0.0 { discard; }'"),
    ("gl_FragColor", "return the colour from the entry point, whose result has '@location(0)'"),
    ("gl_FragCoord", "take a parameter with '@builtin(position)'"),
    ("gl_FragDepth", "return it from the entry point with '@builtin(frag_depth)'"),
    ("gl_FrontFacing", "take a parameter with '@builtin(front_facing)'"),
    ("gl_GlobalInvocationID", "take a parameter with '@builtin(global_invocation_id)'"),
    ("gl_InstanceID", "take a parameter with '@builtin(instance_index)'"),
    ("gl_InstanceIndex", "take a parameter with '@builtin(instance_index)'"),
    ("gl_LocalInvocationID", "take a parameter with '@builtin(local_invocation_id)'"),
    ("gl_LocalInvocationIndex", "take a parameter with '@builtin(local_invocation_index)'"),
    ("gl_Position", "return it from the entry point with '@builtin(position)'"),
    ("gl_VertexID", "take a parameter with '@builtin(vertex_index)'"),
    ("gl_VertexIndex", "take a parameter with '@builtin(vertex_index)'"),
    ("gl_WorkGroupID", "take a parameter with '@builtin(workgroup_id)'"),
    ("imageLoad", "write 'textureLoad(texture, coordinates)'"),
    ("imageStore", "write 'textureStore(texture, coordinates, value)'"),
    ("inverse", "WGSL has no inverse of matrices: compute it, or pass it from the host"),
    ("isFinite", "WGSL assumes that there are no infinities: test the bits, by 'bitcast<u32>(x)'"),
    ("isInf", "WGSL assumes that there are no infinities: test the bits, by 'bitcast<u32>(x)'"),
    ("isNan", "WGSL assumes that there are no NaNs: test the bits, by 'bitcast<u32>(x)'"),
    ("isNormal", "WGSL assumes that there are no NaNs and infinities: test the bits, by 'bitcast<u32>(x)'"),
    ("isinf", "WGSL assumes that there are no infinities: test the bits, by 'bitcast<u32>(x)'"),
    ("isnan", "WGSL assumes that there are no NaNs: test the bits, by 'bitcast<u32>(x)'"),
    ("lessThan", "operators work on vectors, component by component: write 'a < b'"),
    ("lessThanEqual", "operators work on vectors, component by component: write 'a <= b'"),
    ("greaterThan", "operators work on vectors, component by component: write 'a > b'"),
    ("greaterThanEqual", "operators work on vectors, component by component: write 'a >= b'"),
    ("matrixCompMult", "WGSL multiplies no matrices component by component: multiply their columns"),
    ("outerProduct", "WGSL has no outer product: make the matrix of its columns"),
    ("printf", "WGSL prints nothing: write values to a storage buffer"),
    ("push_constant", "small values from the host are in the address space 'immediate', where a device has it, or in 'uniform'"),
    ("rcp", "write '1.0 / x'"),
    ("sampler2D", "textures and samplers are variables of their own: 'texture_2d<f32>' and 'sampler'"),
    ("samplerCube", "textures and samplers are variables of their own: 'texture_cube<f32>' and 'sampler'"),
    ("sincos", "call 'sin' and 'cos'"),
    ("tex2D", "write 'textureSample(texture, sampler, coordinates)'"),
    ("texelFetch", "write 'textureLoad(texture, coordinates, level)'"),
    ("texture", "textures and samplers are variables of their own: write 'textureSample(texture, sampler, coordinates)'"),
    ("texture2D", "textures and samplers are variables of their own: write 'textureSample(texture, sampler, coordinates)'"),
    ("textureGrad", "write 'textureSampleGrad(texture, sampler, coordinates, ddx, ddy)'"),
    ("textureLod", "write 'textureSampleLevel(texture, sampler, coordinates, level)'"),
    ("textureSize", "write 'textureDimensions(texture)'"),
];

/// The row of a word that is spelt in another way today.
pub(super) fn word(text: &str) -> Option<&'static Word> {
    WORDS.iter().find(|word| word.old == text)
}

/// The WGSL type that a word means where it stands before a name, as in C.
pub(super) fn type_before_name(text: &str) -> Option<&'static str> {
    let known = TYPES.iter().find(|(name, _)| *name == text).map(|&(_, new)| new);
    known.or_else(|| {
        let is_type = |word: &&Word| word.new.starts_with(['f', 'i', 'u', 'v', 'm']) && is_type_name(word.new);
        word(text).filter(is_type).map(|word| word.new)
    })
}

/// Whether a new spelling is that of a type.
fn is_type_name(new: &str) -> bool {
    TYPES.iter().any(|&(_, ty)| ty == new) || new.starts_with("vec")
}

/// What to write for a word that means nothing in WGSL, and that no single word stands for.
pub fn advice(text: &str) -> Option<&'static str> {
    ADVICE.iter().find(|(name, _)| *name == text).map(|&(_, advice)| advice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_word_stands_in_two_rows() {
        let words: Vec<&str> = WORDS.iter().map(|word| word.old).chain(ADVICE.iter().map(|row| row.0)).collect();
        assert_eq!(words.iter().collect::<HashSet<_>>().len(), words.len());
    }

    #[test]
    fn types_before_names_are_those_of_wgsl() {
        assert_eq!(type_before_name("float3"), Some("vec3f"));
        assert_eq!(type_before_name("bvec2"), Some("vec2<bool>"));
        assert_eq!(type_before_name("mat3"), Some("mat3x3f"));
        assert_eq!(type_before_name("lerp"), None);
        assert_eq!(type_before_name("findLSB"), None);
        assert_eq!(type_before_name("mad"), None);
    }
}
