//! What turns a module into what GLSL has: the list of transforms.

mod blocks;
mod builtins;
mod combined;
mod extensions;
mod immediates;
mod refuse;
mod split_images;
mod stage_variables;
mod texture_counts;
mod textures;
mod zero_values;

use super::{Bindings, Options};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::LoweringTarget;
use crate::ir::Module;
use crate::output::EntryPointInfo;
use crate::text_target::{self, UsedTypes};
use crate::transform::{
    self, ClampFragDepthConfig, DecomposeAccessConfig, DirectVariableAccessConfig, ExternalTexturesConfig, Handles,
    LoopExitsConfig, PreventInfiniteLoopsConfig, RemoveUnusedConfig, RobustnessConfig, ShaderIoConfig, Transform,
    ValueToLetConfig, ZeroInitWorkgroupMemoryConfig,
};

pub(super) use blocks::Blocks;
pub(super) use stage_variables::predeclared_name;

/// The transforms of this target, in an order in which they may run.
pub const TABLE: &[&Transform] = &[
    &immediates::INFO,
    &stage_variables::INFO,
    &textures::INFO,
    &builtins::INFO,
    &blocks::INFO,
    &zero_values::INFO,
    &zero_values::INITIALIZERS,
];

/// What the printer must know beside the module.
pub struct Raised<'b> {
    /// The target, which says what built-in functions are called.
    pub(super) target: LoweringTarget,
    /// The types that are to be declared.
    pub(super) used_types: UsedTypes,
    /// The structures that are blocks.
    pub(super) blocks: Blocks,
    /// The number of each resource.
    pub(super) bindings: &'b Bindings,
    /// Whether the version is one of OpenGL ES.
    pub(super) is_es: bool,
    /// The extensions that it needs.
    pub(super) extensions: Vec<&'static str>,
    /// The entry point, under the name that it has in the source.
    pub(super) entry_point: EntryPointInfo,
}

/// What std140 cannot lay out is read as rows of words.
const LAYOUTS: DecomposeAccessConfig = DecomposeAccessConfig { uniform_layout: true, immediate_halves: false };

/// Raises a module of one entry point, or of none.
pub fn raise<'b>(module: &mut Module, bindings: &'b Bindings, options: &Options) -> Result<Raised<'b>, Diagnostics> {
    let target = options.lowering_target(module);
    transform::remove_unused(module, &RemoveUnusedConfig { pointers: true, ..RemoveUnusedConfig::default() })?;
    let external = ExternalTexturesConfig { first_binding: options.external_texture_bindings };
    transform::external_textures(module, &external, &target)?;
    refuse::refuse(module, bindings, options, &target)?;
    let depth = ClampFragDepthConfig { enabled: options.clamp_frag_depth, offset: options.depth_range_offset };
    transform::clamp_frag_depth(module, &depth)?;
    immediates::immediates(module);
    transform::add_entry_point(module)?;
    let entry_point = EntryPointInfo::of_module(module).swap_remove(0);
    let indices = RobustnessConfig {
        variables: options.robustness,
        storage: options.robustness,
        uniform: options.robustness,
        values: options.robustness,
        texture_loads: options.robustness,
        // A store outside of an image does nothing.
        texture_stores: false,
    };
    let zero = ZeroInitWorkgroupMemoryConfig { enabled: options.zero_init_workgroup_memory };
    let pointers = DirectVariableAccessConfig {
        buffers: true,
        globals: true,
        handles: Handles::All,
        ..DirectVariableAccessConfig::NONE
    };
    let io = ShaderIoConfig { point_size: options.point_size, f16: false, signed_builtins: true };
    transform::prevent_infinite_loops(module, &PreventInfiniteLoopsConfig { enabled: options.loop_bounds })?;
    transform::buffer_views(module, &target)?;
    transform::robustness(module, &indices)?;
    transform::binary_polyfill(module, &target)?;
    transform::builtin_polyfill(module, &target)?;
    transform::conversion_polyfill(module, &target)?;
    // Sampling functions take the nearest layer by themselves.
    transform::texture_polyfill(module, &target)?;
    transform::zero_init_workgroup_memory(module, &zero)?;
    transform::demote_to_helper(module)?;
    transform::preserve_padding(module)?;
    transform::direct_variable_access(module, &pointers)?;
    transform::decompose_access(module, &LAYOUTS)?;
    transform::shader_io(module, &io)?;
    stage_variables::stage_variables(module, options);
    textures::textures(module, bindings, options, &target);
    builtins::builtins(module, &target);
    let blocks = blocks::blocks(module)?;
    zero_values::zero_values(module);
    transform::short_circuit(module)?;
    transform::remove_terminator_args(module)?;
    transform::remove_loop_exits_in_switch(module, &LoopExitsConfig::default())?;
    text_target::check_repetition(module)?;
    zero_values::initializers(module);
    text_target::module_constants(module)?;
    text_target::return_from_ends(module, text_target::ReturnConfig::default());
    transform::value_to_let(module, &ValueToLetConfig::default())?;
    text_target::check_spelled(module, &target)?;
    let used_types = text_target::used_types(module);
    let extensions = extensions::extensions(module, &used_types, options);
    Ok(Raised { target, used_types, blocks, bindings, is_es: options.is_es(), extensions, entry_point })
}
