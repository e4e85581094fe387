//! What the GLSL writer may be asked for.

use crate::intrinsics::LoweringTarget;
use crate::intrinsics::enums::Target;
use crate::ir::Module;
use crate::lowering;

crate::option_table! {
    /// The options of the GLSL writer.
    pub struct Options {
        /// The version of GLSL: 310es is OpenGL ES 3.1's, 460 is OpenGL 4.6's.
        glsl_version: crate::util::Choice = ("310es", ["310es", "460"]),
        /// Whether `#line` names the lines of the source that statements come from.
        source_lines: bool = false,
        /// Whether indices are kept within bounds.
        robustness: bool = true,
        /// Whether loops that are not seen to end are ended by a counter.
        loop_bounds: bool = true,
        /// Whether workgroup variables are zeroed at the start of entry points.
        zero_init_workgroup_memory: bool = true,
        /// From which binding on, in each group, the second planes and the parameters of external textures are bound: at this plus twice the binding, and one more.
        external_texture_bindings: u32 = 1000,
        /// The numbers that the host gives to buffers and images, among those of their kind. Others are numbered in order of group and binding, with the numbers that are left.
        binding_numbers: crate::text_target::maps::BindingMap = (crate::text_target::maps::BindingMap::NONE),
        /// The units that the host gives to textures with their samplers, and to textures that are used without one. Others are numbered likewise.
        texture_units: crate::glsl::maps::UnitMap = (crate::glsl::maps::UnitMap::NONE),
        /// The names that the host gives to textures with their samplers, which are otherwise those of the two.
        texture_names: crate::glsl::maps::NameMap = (crate::glsl::maps::NameMap::NONE),
        /// Whether vertex shaders write a point size of 1, which OpenGL ES and lists of points need.
        point_size: bool = true,
        /// Whether vertex shaders turn positions upside down, so that what is drawn lies in memory as WebGPU has it.
        flip_y: bool = true,
        /// The locations of vertex attributes whose format has blue before red, a bit for each: OpenGL ES reads none, so that the shader exchanges the two.
        bgra_attributes: u32 = 0,
        /// Whether the depth that a fragment shader gives is clamped to the range of the viewport, two floats of immediate data.
        clamp_frag_depth: bool = false,
        /// The byte of the immediate data at which that range begins.
        depth_range_offset: u32 = 56,
        /// The depths that the host clips to: OpenGL's are from -1, WebGPU's from 0.
        depth_range: crate::util::Choice = ("-1..1", ["-1..1", "0..1"]),
    }
}

impl Options {
    /// The target, and what rules of the definitions may ask of it and of a module.
    pub(super) fn lowering_target(&self, module: &Module) -> LoweringTarget {
        let target = LoweringTarget::new(Target::Glsl).at_version(self.version());
        LoweringTarget { stages: lowering::stages(module), ..target }
    }

    /// Whether the version is one of OpenGL ES.
    pub(super) fn is_es(&self) -> bool {
        self.glsl_version == "310es"
    }

    /// The version as definitions compare it.
    pub(super) fn version(&self) -> &'static str {
        if self.is_es() { "3.1" } else { "4.6" }
    }
}
