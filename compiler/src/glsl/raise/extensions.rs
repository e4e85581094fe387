//! Which extensions of GLSL a raised module needs.

use crate::glsl::Options;
use crate::intrinsics::{BuiltinFn, DialectFn, GlslFn};
use crate::ir::{Module, Op};
use crate::text_target::UsedTypes;
use crate::types::{
    AddressSpace, BuiltinValue, Interpolation, InterpolationSampling, InterpolationType, IoAttributes,
    TextureDimension, Type, TypeFlags, TypeId,
};

/// The extensions, in the order of their names.
pub(super) fn extensions(module: &Module, used: &UsedTypes, options: &Options) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    if used.iter().any(|ty| module.store.types.has(ty, TypeFlags::HAS_F16)) {
        halves(module, options, &mut found);
    }
    subgroups(module, &mut found);
    for inst in module.block_insts(module.root()) {
        let Op::Var(info) = module.inst(inst).op else { continue };
        let io = &module.var_info(info).io;
        if io.builtin.is_some_and(is_of_subgroups) {
            found.push("GL_KHR_shader_subgroup_basic");
        }
        if !options.is_es() {
            continue;
        }
        found.extend(of_stage_variable(io));
        let Some(Type::Pointer { store, .. }) = module.result(inst).map(|result| module.shape_of(result.into())) else {
            continue;
        };
        if matches!(module.store.types.get(store), Type::Texture { dimension: TextureDimension::CubeArray, .. }) {
            found.push("GL_EXT_texture_cube_map_array");
        }
    }
    // A depth of a level of an array of cubes: texture, coordinates, depth, level.
    let is_level = |op| matches!(op, Op::Dialect(DialectFn::Glsl(GlslFn::TextureLod)));
    if module.find_insts(is_level).any(|inst| module.operand_count(inst) == 4) {
        found.push("GL_EXT_texture_shadow_lod");
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// What floats of 16 bits need: the desktop's extension is the older one, which more drivers have.
fn halves(module: &Module, options: &Options, found: &mut Vec<&'static str>) {
    if !options.is_es() {
        return found.push("GL_AMD_gpu_shader_half_float");
    }
    found.push("GL_EXT_shader_explicit_arithmetic_types_float16");
    let is_in_buffer = |inst| {
        let Some(Type::Pointer { space, store, .. }) = module.result(inst).map(|result| module.shape_of(result.into()))
        else {
            return false;
        };
        matches!(space, AddressSpace::Uniform | AddressSpace::Storage)
            && module.store.types.has(store, TypeFlags::HAS_F16)
    };
    if module.block_insts(module.root()).any(is_in_buffer) {
        found.push("GL_EXT_shader_16bit_storage");
    }
}

/// What functions of subgroups need.
fn subgroups(module: &Module, found: &mut Vec<&'static str>) {
    for inst in module.find_insts(|op| matches!(op, Op::Builtin(function) if function.effects().subgroup)) {
        let Op::Builtin(function) = module.inst(inst).op else { continue };
        found.push(of_subgroup_function(function));
        let types = &module.store.types;
        if module.result(inst).is_some_and(|result| types.deepest_elem(module.value(result).ty) == TypeId::F16) {
            found.push("GL_EXT_shader_subgroup_extended_types_float16");
        }
    }
}

fn of_subgroup_function(function: BuiltinFn) -> &'static str {
    use BuiltinFn as F;
    match function {
        F::SubgroupElect => "GL_KHR_shader_subgroup_basic",
        F::SubgroupAll | F::SubgroupAny => "GL_KHR_shader_subgroup_vote",
        F::SubgroupBallot | F::SubgroupBroadcast | F::SubgroupBroadcastFirst => "GL_KHR_shader_subgroup_ballot",
        F::SubgroupShuffle | F::SubgroupShuffleXor => "GL_KHR_shader_subgroup_shuffle",
        F::SubgroupShuffleUp | F::SubgroupShuffleDown => "GL_KHR_shader_subgroup_shuffle_relative",
        F::QuadBroadcast | F::QuadSwapDiagonal | F::QuadSwapX | F::QuadSwapY => "GL_KHR_shader_subgroup_quad",
        _ => "GL_KHR_shader_subgroup_arithmetic",
    }
}

fn is_of_subgroups(builtin: BuiltinValue) -> bool {
    use BuiltinValue::{NumSubgroups, SubgroupId, SubgroupInvocationId, SubgroupSize};
    matches!(builtin, NumSubgroups | SubgroupId | SubgroupInvocationId | SubgroupSize)
}

/// The extensions of GLSL ES that an input or output needs.
fn of_stage_variable(io: &IoAttributes) -> impl Iterator<Item = &'static str> {
    let of_builtin = match io.builtin {
        Some(BuiltinValue::SampleIndex | BuiltinValue::SampleMask) => Some("GL_OES_sample_variables"),
        Some(BuiltinValue::PrimitiveIndex) => Some("GL_EXT_geometry_shader"),
        _ => None,
    };
    let is = |wanted: fn(&Interpolation) -> bool| io.interpolation.as_ref().is_some_and(wanted);
    let linear = is(|it| it.kind == InterpolationType::Linear).then_some("GL_NV_shader_noperspective_interpolation");
    let by_sample = is(|it| it.sampling == Some(InterpolationSampling::Sample));
    let sample = by_sample.then_some("GL_OES_shader_multisample_interpolation");
    let blend = io.blend_src.map(|_| "GL_EXT_blend_func_extended");
    [of_builtin, linear, sample, blend].into_iter().flatten()
}
