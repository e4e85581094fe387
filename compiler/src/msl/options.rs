//! What the MSL writer may be asked for.

use crate::intrinsics::LoweringTarget;
use crate::intrinsics::enums::Target;
use crate::ir::Module;
use crate::lowering;

crate::option_table! {
    /// The options of the MSL writer.
    pub struct Options {
        /// The version of the Metal Shading Language.
        msl_version: crate::util::Choice = ("2.3", ["2.3", "2.4", "3.0", "3.1", "3.2"]),
        /// Whether `#line` names the lines of the source that statements come from.
        source_lines: bool = false,
        /// Whether indices into arrays, vectors and matrices are clamped.
        robustness: bool = true,
        /// Whether loops that are not seen to end get a counter.
        prevent_infinite_loops: bool = true,
        /// The indices that the host gives to resources, among buffers, textures or samplers. Others are numbered in order of group and binding, with the indices that are left.
        binding_indices: crate::text_target::maps::BindingMap = (crate::text_target::maps::BindingMap::NONE),
        /// The groups whose resources are members of an argument buffer, and the buffer index of each. A member's id is its binding, unless `binding_indices` has it.
        argument_buffers: crate::msl::maps::GroupMap = (crate::msl::maps::GroupMap::NONE),
        /// Where the sizes in bytes of the buffers are, a word for each in order of group and binding: in a buffer of their own, or in immediate data.
        buffer_sizes_source: crate::util::Choice = ("buffer", ["buffer", "immediates"]),
        /// The buffer index of the buffer sizes, where they are in a buffer.
        buffer_sizes_index: u32 = 30,
        /// From which byte of immediate data on the buffer sizes are, where they are there.
        buffer_sizes_offset: u32 = 64,
        /// The vertex buffers, where the shader is to fetch its attributes itself: `STRIDE vertex|instance LOCATION=FORMAT@OFFSET...` for each, separated by semicolons.
        vertex_buffers: crate::transform::VertexBuffers = (crate::transform::VertexBuffers::NONE),
        /// The group in which they are bound, each at its number. WebGPU has four groups, so that no other resource is in it.
        vertex_buffers_group: u32 = 4,
        /// The buffer index at which the host binds immediate data.
        immediates_index: u32 = 29,
        /// What a pragma asks of floating point: nothing, which leaves it to the host; to be safe or relaxed needs macOS 15 or iOS 18.
        math_mode: crate::util::Choice = ("host", ["host", "safe", "relaxed"]),
        /// What the sample mask of every fragment is held to, as the pipeline's own would be.
        fixed_sample_mask: u32 = 4294967295,
        /// Whether the depth that a fragment shader gives is clamped to the range of the viewport, two floats of immediate data.
        clamp_frag_depth: bool = false,
        /// The byte of the immediate data at which that range begins.
        depth_range_offset: u32 = 56,
        /// Whether workgroup memory is set to zero before use.
        zero_init_workgroup_memory: bool = true,
    }
}

impl Options {
    /// The target, and what rules of the definitions may ask of it and of a module.
    pub(super) fn lowering_target(&self, module: &Module) -> LoweringTarget {
        let target = LoweringTarget::new(Target::Msl).at_version(self.msl_version);
        LoweringTarget { stages: lowering::stages(module), ..target }
    }
}
