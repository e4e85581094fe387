//! What turns a module into what HLSL has: the list of transforms.

mod bit_fields;
mod builtins;
mod compositions;
mod flat_arrays;
mod flat_workgroup;
mod halves;
mod indexed_loads;
mod indexed_stores;
mod initializers;
mod member_stores;
mod memory;
mod packing;
mod refuse;
mod registers;
mod shader_io;
mod storage;
mod switches;
mod textures;
mod waves;

use super::Options;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::LoweringTarget;
use crate::ir::Module;
use crate::text_target;
use crate::transform::{
    self, ClampFragDepthConfig, DirectVariableAccessConfig, ExternalTexturesConfig, Handles, LoopExitsConfig,
    PreventInfiniteLoopsConfig, RemoveUnusedConfig, RobustnessConfig, Transform, ValueToLetConfig,
    ZeroInitWorkgroupMemoryConfig,
};

pub(super) use registers::Registers;
pub(super) use shader_io::{IoStructs, Role};

/// The transforms of this target, in an order in which they may run.
pub const TABLE: &[&Transform] = &[
    &shader_io::INFO,
    &flat_workgroup::INFO,
    &flat_arrays::INFO,
    &textures::INFO,
    &bit_fields::INFO,
    &packing::INFO,
    &memory::INFO,
    &indexed_stores::INFO,
    &indexed_loads::INFO,
    &member_stores::INFO,
    &compositions::INFO,
    &builtins::INFO,
    &switches::INFO,
    &initializers::INFO,
];

/// What the printer must know beside the module.
pub struct Raised {
    /// The target, which says what built-in functions are called.
    pub(super) target: LoweringTarget,
    /// The structures that carry stage inputs and outputs.
    pub(super) io: IoStructs,
    /// Where resources are bound.
    pub(super) registers: Registers,
    /// Whether the shader model has register spaces.
    pub(super) has_spaces: bool,
    /// The shader model that the output needs, where it is higher than the one asked for.
    pub shader_model: Option<&'static str>,
}

/// Direct3D bounds texels by itself.
const ROBUSTNESS: RobustnessConfig = RobustnessConfig {
    variables: true,
    storage: true,
    uniform: true,
    values: true,
    texture_loads: false,
    texture_stores: false,
};

/// Buffers and workgroup memory cannot be passed, and what is passed of a private variable would be a copy.
const POINTERS: DirectVariableAccessConfig = DirectVariableAccessConfig {
    buffers: true,
    globals: true,
    handles: Handles::None,
    ..DirectVariableAccessConfig::NONE
};

/// Raises a module.
pub fn raise(module: &mut Module, options: &Options) -> Result<Raised, Diagnostics> {
    let target = options.lowering_target(module);
    transform::remove_unused(module, &RemoveUnusedConfig { pointers: true, ..RemoveUnusedConfig::default() })?;
    let external = ExternalTexturesConfig { first_binding: options.external_texture_bindings };
    transform::external_textures(module, &external, &target)?;
    let depth = ClampFragDepthConfig { enabled: options.clamp_frag_depth, offset: options.depth_range_offset };
    transform::clamp_frag_depth(module, &depth)?;
    refuse::subgroups(module, &target)?;
    text_target::check_render_targets(module, "Direct3D")?;
    let shader_model = refuse::shader_model(module, options)?;
    let loops = PreventInfiniteLoopsConfig { enabled: options.prevent_infinite_loops };
    transform::prevent_infinite_loops(module, &loops)?;
    transform::buffer_views(module, &target)?;
    if options.robustness {
        transform::robustness(module, &ROBUSTNESS)?;
    }
    transform::binary_polyfill(module, &target)?;
    transform::builtin_polyfill(module, &target)?;
    transform::conversion_polyfill(module, &target)?;
    transform::texture_polyfill(module, &target)?;
    let zero = ZeroInitWorkgroupMemoryConfig { enabled: options.zero_init_workgroup_memory };
    transform::zero_init_workgroup_memory(module, &zero)?;
    let is_fxc = options.shader_model == "5.0";
    if is_fxc {
        // Before shader model 6, `discard` ends the invocation.
        transform::demote_to_helper(module)?;
    }
    let mut registers = Registers::assign(module, options);
    let io = shader_io::shader_io(module, options, &mut registers);
    transform::direct_variable_access(module, &POINTERS)?;
    if options.flat_workgroup_memory {
        flat_workgroup::flat_workgroup(module);
    }
    flat_arrays::flat_arrays(module);
    textures::textures(module, &target);
    bit_fields::bit_fields(module, &target);
    packing::packing(module, &target);
    memory::memory(module, options, &mut registers)?;
    if is_fxc {
        indexed_stores::indexed_stores(module);
    }
    indexed_loads::indexed_loads(module);
    compositions::compositions(module, &target);
    builtins::builtins(module, &target);
    transform::signed_integer_polyfill(module, &target)?;
    if options.robustness {
        // Both sides of `&&` are evaluated before HLSL 2021, which does no harm where no index is out of bounds.
        transform::short_circuit(module)?;
    }
    transform::remove_terminator_args(module)?;
    transform::remove_loop_exits_in_switch(module, &LoopExitsConfig { continues: true, returns: true })?;
    switches::switches(module);
    text_target::check_repetition(module)?;
    member_stores::member_stores(module);
    initializers::initializers(module)?;
    text_target::return_from_ends(module, text_target::ReturnConfig::default());
    transform::value_to_let(module, &ValueToLetConfig::default())?;
    text_target::check_spelled(module, &target)?;
    Ok(Raised { target, io, registers, has_spaces: !is_fxc, shader_model })
}
