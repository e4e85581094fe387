//! The transforms that a module goes through before it is printed, in their order.

mod block_decorated_structs;
mod centred_position;
mod expand_implicit_splats;
mod explicit_layout;
mod matrix_arithmetic;
mod refuse;
mod spirv_builtins;
mod std140;
mod subgroups;
mod textures;
mod var_for_dynamic_index;
mod workarounds;

use super::Options;
use crate::diagnostic::Diagnostics;
use crate::ir::Module;
use crate::transform::{
    ClampFragDepthConfig, DecomposeAccessConfig, DirectVariableAccessConfig, ExternalTexturesConfig, Handles,
    PreventInfiniteLoopsConfig, RemoveUnusedConfig, RobustnessConfig, ShaderIoConfig, Transform,
    ZeroInitWorkgroupMemoryConfig, add_entry_point, binary_polyfill, buffer_views, builtin_polyfill, clamp_frag_depth,
    conversion_polyfill, decompose_access, direct_variable_access, external_textures, prevent_infinite_loops,
    remove_unused, robustness, shader_io, texture_polyfill, zero_init_workgroup_memory,
};

/// The transforms of this target, in an order in which they may run.
pub const TABLE: &[&Transform] = &[
    &refuse::INFO,
    &workarounds::INFO,
    &expand_implicit_splats::INFO,
    &matrix_arithmetic::INFO,
    &centred_position::INFO,
    &block_decorated_structs::INFO,
    &std140::INFO,
    &explicit_layout::INFO,
    &var_for_dynamic_index::INFO,
    &textures::INFO,
    &spirv_builtins::INFO,
];

/// Vulkan may pass textures to functions, but drivers fail at it.
const POINTERS: DirectVariableAccessConfig =
    DirectVariableAccessConfig { buffers: true, globals: false, parts: true, handles: Handles::All, views: false };

/// What Vulkan lays out without asking for features of the device.
const LAYOUTS: DecomposeAccessConfig = DecomposeAccessConfig { uniform_layout: true, immediate_halves: true };

/// The memory model that instructions say their part of.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
struct MemoryModelConfig {
    /// Vulkan's instead of GLSL's.
    vulkan: bool,
}

/// Makes a module, whose overrides have their values, one that [`print`](super::print) takes.
///
/// # Errors
/// What SPIR-V cannot say: see the rules `spirv/...`.
pub fn raise(module: &mut Module, options: &Options) -> Result<(), Diagnostics> {
    let indices = RobustnessConfig {
        variables: options.robustness,
        storage: options.robustness,
        uniform: options.robustness,
        values: options.robustness,
        texture_loads: options.robustness,
        // What is outside is not written.
        texture_stores: false,
    };
    let workgroup = ZeroInitWorkgroupMemoryConfig {
        enabled: options.zero_init_workgroup_memory && !options.workgroup_initializers,
    };
    let target = options.lowering_target(module);
    remove_unused(module, &RemoveUnusedConfig::default())?;
    external_textures(module, &ExternalTexturesConfig { first_binding: options.external_texture_bindings }, &target)?;
    refuse::refuse(module)?;
    let depth = ClampFragDepthConfig { enabled: options.clamp_frag_depth, offset: options.depth_range_offset };
    clamp_frag_depth(module, &depth)?;
    add_entry_point(module)?;
    prevent_infinite_loops(module, &PreventInfiniteLoopsConfig { enabled: options.loop_bounds })?;
    buffer_views(module, &target)?;
    robustness(module, &indices)?;
    texture_polyfill(module, &target)?;
    binary_polyfill(module, &target)?;
    if options.saturate_by_min_max {
        workarounds::saturate_by_min_max(module);
    }
    builtin_polyfill(module, &target)?;
    conversion_polyfill(module, &target)?;
    zero_init_workgroup_memory(module, &workgroup)?;
    direct_variable_access(module, &POINTERS)?;
    if options.stores_by_exchange {
        workarounds::stores_by_exchange(module);
    }
    workarounds::workarounds(module, options)?;
    expand_implicit_splats::expand_implicit_splats(module, &target)?;
    matrix_arithmetic::matrix_arithmetic(module, &target)?;
    let io = ShaderIoConfig { point_size: options.point_size, f16: options.f16_io, ..ShaderIoConfig::default() };
    shader_io(module, &io)?;
    refuse::refuse_parameters(module)?;
    decompose_access(module, &LAYOUTS)?;
    if options.centred_position {
        centred_position::centred_position(module);
    }
    block_decorated_structs::block_decorated_structs(module)?;
    std140::std140(module)?;
    explicit_layout::explicit_layout(module)?;
    var_for_dynamic_index::var_for_dynamic_index(module)?;
    let memory = MemoryModelConfig { vulkan: options.has_vulkan_memory_model() };
    textures::textures(module, &target, memory)?;
    spirv_builtins::spirv_builtins(module, &target, memory)?;
    Ok(())
}
