//! What turns a module into what MSL has: the list of transforms.

mod array_length;
mod builtins;
mod buffers;
mod handles;
mod host_layout;
mod module_scope_vars;
mod shader_io;
mod simd_ballot;
mod textures;

use super::Options;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::enums::Target;
use crate::ir::Module;
use crate::output::BoundResource;
use crate::text_target::{self, Spellings};
use crate::transform::{
    self, BinaryPolyfillConfig, BuiltinPolyfillConfig, ClampFragDepthConfig, ConversionPolyfillConfig,
    ExternalTexturesConfig, LoopExitsConfig, PreventInfiniteLoopsConfig, RemoveUnusedConfig, RobustnessConfig,
    TexturePolyfillConfig, Transform, ValueToLetConfig, VertexPullingConfig, ZeroInitWorkgroupMemoryConfig,
};

pub(super) use host_layout::HostStructs;
pub(super) use shader_io::{IoStructs, Role};

/// The transforms of this target, in an order in which they may run.
pub const TABLE: &[&Transform] = &[
    &simd_ballot::INFO,
    &builtins::INFO,
    &textures::INFO,
    &array_length::INFO,
    &shader_io::INFO,
    &host_layout::INFO,
    &module_scope_vars::INFO,
    &handles::INFO,
];

/// What the printer must know beside the module.
pub struct Raised {
    /// What the calls of built-in functions are spelt.
    pub(super) spellings: Spellings,
    /// The structures that carry stage inputs and outputs.
    pub(super) io: IoStructs,
    /// The structures that buffers hold.
    pub(super) host: HostStructs,
    /// Where the host binds what.
    pub bindings: Vec<BoundResource>,
    /// What is asked of floating point by a pragma, if anything.
    pub(super) math_mode: Option<&'static str>,
}

/// The functions of which MSL has too little.
const BUILTINS: BuiltinPolyfillConfig = BuiltinPolyfillConfig {
    abs_unsigned: false,
    bool_reductions: true,
    clamp_float: true,
    clamp_integer: true,
    count_leading_zeros: false,
    count_trailing_zeros: false,
    degrees_and_radians: true,
    dot_integer: true,
    first_leading_bit: true,
    first_trailing_bit: true,
    bit_fields: true,
    length_of_scalar: true,
    pack_snorm: true,
    packed_4x8: true,
    saturate: false,
    sign_integer: true,
    smoothstep: true,
    workgroup_uniform_load: true,
};

/// Raises a module.
pub fn raise(module: &mut Module, options: &Options) -> Result<Raised, Diagnostics> {
    transform::remove_unused(module, &RemoveUnusedConfig::default())?;
    transform::external_textures(module, &ExternalTexturesConfig::default())?;
    let buffers = options.vertex_buffers.clone();
    let pulling = VertexPullingConfig { buffers, group: options.vertex_buffers_group };
    transform::vertex_pulling(module, &pulling)?;
    let depth = ClampFragDepthConfig { enabled: options.clamp_frag_depth, offset: options.depth_range_offset };
    transform::clamp_frag_depth(module, &depth)?;
    let loops = PreventInfiniteLoopsConfig { enabled: options.prevent_infinite_loops };
    transform::prevent_infinite_loops(module, &loops)?;
    transform::buffer_views(module)?;
    if options.robustness {
        // Metal drops what is written outside of a texture.
        transform::robustness(module, &RobustnessConfig { texture_stores: false, ..RobustnessConfig::default() })?;
    }
    transform::texture_polyfill(module, &TexturePolyfillConfig { clamp_bias: true, clamp_array_index: false })?;
    transform::binary_polyfill(module, &BinaryPolyfillConfig { bool_bits: true, ..BinaryPolyfillConfig::default() })?;
    transform::builtin_polyfill(module, &BUILTINS)?;
    transform::conversion_polyfill(module, &ConversionPolyfillConfig::default())?;
    let zero = ZeroInitWorkgroupMemoryConfig { enabled: options.zero_init_workgroup_memory };
    transform::zero_init_workgroup_memory(module, &zero)?;
    transform::preserve_padding(module)?;
    builtins::builtins(module);
    textures::textures(module);
    simd_ballot::simd_ballot(module);
    let sizes = array_length::array_length(module, options)?;
    transform::signed_integer_polyfill(module)?;
    text_target::check_render_targets(module, "Metal")?;
    let mut io = shader_io::shader_io(module, options.fixed_sample_mask);
    let host = host_layout::host_layout(module);
    let buffers = buffers::Buffers::assign(module, sizes, options)?;
    let bindings = buffers.report(module);
    module_scope_vars::module_scope_vars(module, &buffers, &mut io);
    transform::short_circuit(module)?;
    transform::remove_terminator_args(module)?;
    transform::remove_loop_exits_in_switch(module, &LoopExitsConfig { continues: true })?;
    text_target::check_repetition(module)?;
    text_target::module_constants(module)?;
    text_target::return_from_ends(module);
    transform::value_to_let(module, &ValueToLetConfig::default())?;
    handles::handles(module);
    let version = |name: &str| (name == "version").then_some(options.msl_version);
    let spellings = text_target::spell(module, Target::Msl, &version)?;
    let math_mode = (options.math_mode != "host").then_some(options.math_mode);
    Ok(Raised { spellings, io, host, bindings, math_mode })
}
