//! Which extensions of GLSL a raised module needs.

use super::refuse::uses_f16;
use crate::glsl::Options;
use crate::intrinsics::{DialectFn, GlslFn};
use crate::ir::{Module, Op};
use crate::types::{
    BuiltinValue, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, TextureDimension, Type,
};

/// The extensions, in the order of their names.
pub(super) fn extensions(module: &Module, options: &Options) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    if uses_f16(module) {
        found.push("GL_AMD_gpu_shader_half_float");
    }
    for inst in module.block_insts(module.root()).filter(|_| options.is_es()) {
        let Op::Var(info) = module.inst(inst).op else { continue };
        found.extend(of_stage_variable(&module.var_info(info).io));
        let Some(Type::Pointer { store, .. }) = module.result(inst).map(|result| module.shape_of(result.into())) else {
            continue;
        };
        if matches!(module.store.types.get(store), Type::Texture { dimension: TextureDimension::CubeArray, .. }) {
            found.push("GL_EXT_texture_cube_map_array");
        }
    }
    // A depth of a level of an array of cubes: texture, coordinates, depth, level.
    let is_level = |op| op == Op::Dialect(DialectFn::Glsl(GlslFn::TextureLod));
    if module.find_insts(is_level).into_iter().any(|inst| module.operand_count(inst) == 4) {
        found.push("GL_EXT_texture_shadow_lod");
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The extension of GLSL ES that an input or output needs.
fn of_stage_variable(io: &IoAttributes) -> Option<&'static str> {
    match (io.builtin, io.interpolation) {
        (Some(BuiltinValue::SampleIndex | BuiltinValue::SampleMask), _) => Some("GL_OES_sample_variables"),
        (Some(BuiltinValue::PrimitiveIndex), _) => Some("GL_EXT_geometry_shader"),
        (_, Some(Interpolation { kind: InterpolationType::Linear, .. })) => {
            Some("GL_NV_shader_noperspective_interpolation")
        }
        (_, Some(Interpolation { sampling: Some(InterpolationSampling::Sample), .. })) => {
            Some("GL_OES_shader_multisample_interpolation")
        }
        _ if io.blend_src.is_some() => Some("GL_EXT_blend_func_extended"),
        _ => None,
    }
}
