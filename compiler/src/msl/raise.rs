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
use crate::intrinsics::LoweringTarget;
use crate::ir::Module;
use crate::output::BoundResource;
use crate::text_target;
use crate::transform::{
    self, ClampFragDepthConfig, ExternalTexturesConfig, LoopExitsConfig, PreventInfiniteLoopsConfig,
    RemoveUnusedConfig, RobustnessConfig, Transform, ValueToLetConfig, VertexPullingConfig,
    ZeroInitWorkgroupMemoryConfig,
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
    /// The target, which says what built-in functions are called.
    pub(super) target: LoweringTarget,
    /// The structures that carry stage inputs and outputs.
    pub(super) io: IoStructs,
    /// The structures that buffers hold.
    pub(super) host: HostStructs,
    /// Where the host binds what.
    pub bindings: Vec<BoundResource>,
    /// What is asked of floating point by a pragma, if anything.
    pub(super) math_mode: Option<&'static str>,
}

/// Raises a module.
pub fn raise(module: &mut Module, options: &Options) -> Result<Raised, Diagnostics> {
    let target = options.lowering_target(module);
    transform::remove_unused(module, &RemoveUnusedConfig::default())?;
    transform::external_textures(module, &ExternalTexturesConfig::default(), &target)?;
    let buffers = options.vertex_buffers.clone();
    let pulling = VertexPullingConfig { buffers, group: options.vertex_buffers_group };
    transform::vertex_pulling(module, &pulling)?;
    let depth = ClampFragDepthConfig { enabled: options.clamp_frag_depth, offset: options.depth_range_offset };
    transform::clamp_frag_depth(module, &depth)?;
    let loops = PreventInfiniteLoopsConfig { enabled: options.prevent_infinite_loops };
    transform::prevent_infinite_loops(module, &loops)?;
    transform::buffer_views(module, &target)?;
    if options.robustness {
        // Metal drops what is written outside of a texture.
        transform::robustness(module, &RobustnessConfig { texture_stores: false, ..RobustnessConfig::default() })?;
    }
    transform::texture_polyfill(module, &target)?;
    transform::binary_polyfill(module, &target)?;
    transform::builtin_polyfill(module, &target)?;
    transform::conversion_polyfill(module, &target)?;
    let zero = ZeroInitWorkgroupMemoryConfig { enabled: options.zero_init_workgroup_memory };
    transform::zero_init_workgroup_memory(module, &zero)?;
    transform::preserve_padding(module)?;
    builtins::builtins(module, &target);
    textures::textures(module, &target);
    simd_ballot::simd_ballot(module, &target);
    let sizes = array_length::array_length(module, options)?;
    transform::signed_integer_polyfill(module, &target)?;
    text_target::check_render_targets(module, "Metal")?;
    let mut io = shader_io::shader_io(module, options.fixed_sample_mask);
    let host = host_layout::host_layout(module);
    let buffers = buffers::Buffers::assign(module, sizes, options)?;
    let bindings = buffers.report(module);
    module_scope_vars::module_scope_vars(module, &buffers, &mut io);
    transform::short_circuit(module)?;
    transform::remove_terminator_args(module)?;
    transform::remove_loop_exits_in_switch(module, &LoopExitsConfig::default())?;
    text_target::check_repetition(module)?;
    text_target::module_constants(module)?;
    text_target::return_from_ends(module, text_target::ReturnConfig::default());
    transform::value_to_let(module, &ValueToLetConfig::default())?;
    handles::handles(module);
    text_target::check_spelled(module, &target)?;
    let math_mode = (options.math_mode != "host").then_some(options.math_mode);
    Ok(Raised { target, io, host, bindings, math_mode })
}
