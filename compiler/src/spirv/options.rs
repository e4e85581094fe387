//! What the SPIR-V writer may be asked for.

use crate::intrinsics::LoweringTarget;
use crate::intrinsics::enums::Target;
use crate::ir::Module;
use crate::lowering;

crate::option_table! {
    /// What the SPIR-V writer may be asked for.
    pub struct Options {
        /// The version of SPIR-V: 1.3 is Vulkan 1.1's, 1.5 is Vulkan 1.2's, 1.6 is Vulkan 1.3's.
        spirv_version: crate::util::Choice = ("1.3", ["1.3", "1.4", "1.5", "1.6"]),
        /// Whether indices are kept within bounds.
        robustness: bool = true,
        /// Whether loops that are not seen to end are ended by a counter.
        loop_bounds: bool = true,
        /// Whether workgroup variables are zeroed at the start of entry points.
        zero_init_workgroup_memory: bool = true,
        /// Whether that is done by initializers of the variables, which need VK_KHR_zero_initialize_workgroup_memory, instead of stores.
        workgroup_initializers: bool = false,
        /// The memory model; Vulkan's needs the device's feature of that name.
        memory_model: crate::util::Choice = ("glsl450", ["glsl450", "vulkan"]),
        /// What is promised of invocations that diverged: nothing, VK_KHR_shader_subgroup_uniform_control_flow, or VK_KHR_shader_maximal_reconvergence.
        reconvergence: crate::util::Choice = ("none", ["none", "subgroup_uniform", "maximal"]),
        /// Whether vertex shaders write a point size of 1, which lists of points need.
        point_size: bool = true,
        /// Whether stage inputs and outputs may be of type f16; if not they are f32, and converted.
        f16_io: bool = true,
        /// From which binding on, in each group, the second planes and the parameters of external textures are bound: at this plus twice the texture's binding, and one more.
        external_texture_bindings: u32 = 1000,
        /// For drivers: whether min, max and clamp of vectors are written component by component.
        scalar_clamps: bool = false,
        /// For drivers: whether floats are negated, and made positive, by their bits.
        sign_by_bits: bool = false,
        /// For drivers: whether vectors are quantised to 16 bits component by component.
        scalar_quantize: bool = false,
        /// For drivers: whether normalised floats are packed and unpacked by arithmetic.
        packing_by_arithmetic: bool = false,
        /// For drivers: whether a vector of f16 is saturated by min, then max.
        saturate_by_min_max: bool = false,
        /// For drivers: whether an unsigned integer is found to be zero by being less than one.
        zero_by_less_than_one: bool = false,
        /// For drivers: whether vectors in uniform buffers are loaded whole where a component is wanted.
        whole_uniform_vectors: bool = false,
        /// For drivers: whether what a switch is over is turned into small numbers first.
        dense_switches: bool = false,
        /// For drivers: whether atomics in workgroup memory are stored to by an exchange.
        stores_by_exchange: bool = false,
        /// For drivers: whether subgroupMin of a subgroupMin, and subgroupMax of a subgroupMax, is one.
        collapsed_subgroup_extremes: bool = false,
        /// For drivers: whether subgroupBroadcast of f16 is one of words.
        halves_broadcast_as_words: bool = false,
        /// For drivers: whether functions are passed pointers to matrices instead of matrices.
        matrices_by_pointer: bool = false,
        /// Whether the fragment's position is the pixel's centre where it is shaded by samples, too.
        centred_position: bool = false,
        /// Whether the depth that a fragment shader gives is clamped to the range of the viewport, two floats of immediate data.
        clamp_frag_depth: bool = false,
        /// The byte of the immediate data at which that range begins.
        depth_range_offset: u32 = 56,
        /// Whether the lines of the source are named that instructions come from.
        source_lines: bool = false,
        /// Whether names are kept for debuggers.
        names: bool = true,
    }
}

impl Options {
    /// The target, and what rules of the definitions may ask of it and of a module.
    pub(super) fn lowering_target(&self, module: &Module) -> LoweringTarget {
        let target = LoweringTarget::new(Target::Spirv).at_version(self.spirv_version);
        LoweringTarget { stages: lowering::stages(module), ..target }
    }

    /// Whether memory is shared by Vulkan's memory model rather than GLSL's.
    pub(super) fn has_vulkan_memory_model(&self) -> bool {
        self.memory_model == "vulkan"
    }

    /// The version as the module's header holds it.
    pub(super) fn version_word(&self) -> u32 {
        0x0001_0000 | self.minor() << 8
    }

    /// Whether the version is 1.`minor` or later.
    pub(super) fn is_at_least(&self, minor: u32) -> bool {
        self.minor() >= minor
    }

    /// What follows the point of the version.
    pub(super) fn minor(&self) -> u32 {
        let (_, minor) = self.spirv_version.split_once('.').expect("choices have a point");
        minor.parse().expect("choices are numbers")
    }
}
