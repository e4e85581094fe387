//! What the HLSL writer may be asked for.

use crate::intrinsics::LoweringTarget;
use crate::intrinsics::enums::Target;
use crate::ir::Module;
use crate::lowering;

crate::option_table! {
    /// The options of the HLSL writer.
    pub struct Options {
        /// The shader model: 5.0 is written for FXC, all others for DXC. What needs a higher one says so beside the output.
        shader_model: crate::util::Choice = ("6.0", ["5.0", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7"]),
        /// Whether `#line` names the lines of the source that statements come from.
        source_lines: bool = false,
        /// Whether indices into arrays, vectors and matrices are clamped.
        robustness: bool = true,
        /// Whether loops that are not seen to end get a counter.
        prevent_infinite_loops: bool = true,
        /// Whether workgroup memory is set to zero before use.
        zero_init_workgroup_memory: bool = true,
        /// From which binding on, in each group, the second planes and the parameters of external textures are bound: at this plus twice the binding, and one more.
        external_texture_bindings: u32 = 1000,
        /// Whether the first vertex and instance, the first words of the root constants, are added to indices counted from zero.
        first_vertex_and_instance: bool = true,
        /// The locations of vertex outputs that the fragment stage reads, a bit for each: the signatures of both stages must agree, so that no others are written.
        read_locations: u32 = 0xffff_ffff,
        /// The storage buffers that the host binds at offsets set with each draw, of which views of Direct3D know nothing: where in the buffer ranges each has its pair of words, the offset and the size in bytes. `0:1=2` is the third pair.
        dynamic_buffers: crate::text_target::maps::BindingMap = (crate::text_target::maps::BindingMap::NONE),
        /// The register (b) of the buffer ranges.
        buffer_ranges_register: u32 = 11,
        /// The register space of the buffer ranges, where the shader model has spaces.
        buffer_ranges_space: u32 = 32,
        /// The register (b) of the root constants: of a draw the first vertex and instance, of a dispatch its size in workgroups.
        root_constants_register: u32 = 13,
        /// The register space of the root constants, where the shader model has spaces.
        root_constants_space: u32 = 32,
        /// Whether the depth that a fragment shader gives is clamped to the range of the viewport, two floats of immediate data.
        clamp_frag_depth: bool = false,
        /// The byte of the immediate data at which that range begins.
        depth_range_offset: u32 = 56,
        /// For drivers: whether structures and arrays in workgroup memory are arrays of words, and atomics are apart from them.
        flat_workgroup_memory: bool = false,
        /// For DXC's SPIR-V: whether halves in storage buffers are read and written as words, of which a half is written by interlocked operations.
        halves_as_words: bool = false,
        /// The register (b) of immediate data, which the host gives as root constants too.
        immediates_register: u32 = 12,
        /// The register space of immediate data, where the shader model has spaces.
        immediates_space: u32 = 32,
    }
}

impl Options {
    /// The target, and what rules of the definitions may ask of it and of a module.
    pub(super) fn lowering_target(&self, module: &Module) -> LoweringTarget {
        let target = LoweringTarget::new(Target::Hlsl).at_version(self.shader_model);
        LoweringTarget { stages: lowering::stages(module), ..target }
    }
}
