//! Declarations before the functions: the array template and the structures.

use super::super::raise::Role;
use super::{MslPrinter, types};
use crate::text_target::{Precedence, UsedTypes};
use crate::types::{
    BuiltinValue, DepthMode, Interpolation, InterpolationSampling, InterpolationType, IoAttributes, StructId,
    StructMember, Type, TypeId,
};

/// An array that is a value. It has no `operator[]`: C++ would ask for one in each address space.
const ARRAY: &[&str] = &["template<typename T, size_t N>", "struct colorfast_array {", "  T elements[N];", "};"];

/// Writes what the functions need to be declared.
pub(super) fn declarations(p: &mut MslPrinter<'_>, used: &UsedTypes) {
    let module = p.module;
    if used.iter().any(|ty| matches!(module.store.types.get(ty), Type::Array { .. })) {
        p.out.newline();
        for line in ARRAY {
            p.out.line(line);
        }
    }
    // Parts are made before wholes.
    for (ty, shape) in module.store.types.iter() {
        if let Type::Struct(id) = shape
            && used.contains(ty)
            && p.language.host.packed_scalar(id).is_none()
        {
            structure(p, ty, id);
        }
    }
    constants(p);
}

/// Writes the constants of module scope, all that is left in the root block.
fn constants(p: &mut MslPrinter<'_>) {
    let (module, names) = (p.module, p.names);
    for inst in module.block_insts(module.root()) {
        let Some(value) = module.result(inst) else { continue };
        p.out.newline().put("constant ");
        types::put(p, module.value(value).ty);
        p.out.put(" ").put(names.value_name(value)).put(" = ");
        p.expression(module.operand(inst, 0), Precedence::STATEMENT);
        p.out.line(";");
    }
}

fn structure(p: &mut MslPrinter<'_>, ty: TypeId, id: StructId) {
    let (module, names) = (p.module, p.names);
    let is_shared = p.language.host.is_shared(id);
    p.out.newline().put("struct ").put(names.structure(id)).line(" {").indent();
    let role = p.language.io.role(id);
    let members = &module.store.types.struct_type(id).members;
    let (mut end, mut paddings) = (0, 0);
    for (index, member) in members.iter().enumerate() {
        if is_shared {
            let (size, align) = types::layout(module, member.ty);
            pad(p, member.offset, end, align, &mut paddings);
            end = member.offset + size;
        }
        declare_member(p, member, names.member(id, index as u32), role);
    }
    if is_shared {
        let (size, align) = types::layout(module, ty);
        pad(p, size, end, align, &mut paddings);
    }
    p.out.dedent().line("};");
}

/// Writes bytes that nobody reads, where MSL would put the next thing before `offset`.
fn pad(p: &mut MslPrinter<'_>, offset: u64, end: u64, align: u64, paddings: &mut u32) {
    debug_assert!(end.next_multiple_of(align) <= offset, "what would overlap was packed");
    if end.next_multiple_of(align) < offset {
        p.out.line(&format!("char colorfast_padding_{paddings}[{}];", offset - end));
        *paddings += 1;
    }
}

/// Whether a member is an array as C has it, and no value: clip distances must be.
pub(super) fn is_plain_array(p: &MslPrinter<'_>, structure: StructId, index: u32) -> bool {
    let member = &p.module.store.types.struct_type(structure).members[index as usize];
    p.language.io.role(structure).is_some() && member.io.builtin == Some(BuiltinValue::ClipDistances)
}

fn declare_member(p: &mut MslPrinter<'_>, member: &StructMember, name: &str, role: Option<Role>) {
    let plain = role.is_some() && member.io.builtin == Some(BuiltinValue::ClipDistances);
    if let (Type::Array { elem, .. }, true) = (p.module.store.types.get(member.ty), plain) {
        let count = p.module.store.types.element_count(member.ty).unwrap_or(1);
        types::put(p, elem);
        p.out.put(" ").put(name).put(" [[clip_distance]]").line(&format!(" [{count}];"));
        return;
    }
    types::put(p, member.ty);
    p.out.put(" ").put(name);
    if let Some(role) = role {
        attribute(p, &member.io, role);
    }
    p.out.line(";");
}

/// Writes the attribute of a stage input or output, with a space before it.
pub(super) fn attribute(p: &mut MslPrinter<'_>, io: &IoAttributes, role: Role) {
    match (io.builtin, io.location) {
        (Some(builtin), _) => {
            p.out.put(" [[").put(builtin_attribute(builtin, io.depth_mode, role));
        }
        (None, Some(location)) => {
            let name = match role {
                Role::VertexInput => "attribute(",
                Role::VertexOutput | Role::FragmentInput => "user(locn",
                Role::FragmentOutput => "color(",
                Role::ArgumentBuffer => "id(",
            };
            p.out.put(" [[").put(name).number(location.into()).put(")");
        }
        (None, None) => return,
    }
    if let Some(index) = io.blend_src {
        p.out.put(", index(").number(index.into()).put(")");
    }
    if let (Role::FragmentInput, Some(how)) = (role, io.interpolation.and_then(interpolation)) {
        p.out.put(", ").put(how);
    }
    if role == Role::VertexOutput && io.invariant {
        p.out.put(", invariant");
    }
    p.out.put("]]");
}

/// How a value is interpolated; nothing for what MSL does anyway.
fn interpolation(interpolation: Interpolation) -> Option<&'static str> {
    use InterpolationSampling::{Centroid, Sample};
    match (interpolation.kind, interpolation.sampling) {
        (InterpolationType::Flat, _) => Some("flat"),
        (InterpolationType::Perspective, Some(Centroid)) => Some("centroid_perspective"),
        (InterpolationType::Perspective, Some(Sample)) => Some("sample_perspective"),
        (InterpolationType::Perspective, _) => None,
        (InterpolationType::Linear, Some(Centroid)) => Some("centroid_no_perspective"),
        (InterpolationType::Linear, Some(Sample)) => Some("sample_no_perspective"),
        (InterpolationType::Linear, _) => Some("center_no_perspective"),
    }
}

fn builtin_attribute(builtin: BuiltinValue, depth_mode: Option<DepthMode>, role: Role) -> &'static str {
    match builtin {
        BuiltinValue::VertexIndex => "vertex_id",
        BuiltinValue::InstanceIndex => "instance_id",
        BuiltinValue::ClipDistances => "clip_distance",
        BuiltinValue::Position => "position",
        BuiltinValue::PointSize => "point_size",
        BuiltinValue::FrontFacing => "front_facing",
        BuiltinValue::FragDepth => match depth_mode {
            Some(DepthMode::Greater) => "depth(greater)",
            Some(DepthMode::Less) => "depth(less)",
            None => "depth(any)",
        },
        BuiltinValue::PrimitiveIndex => "primitive_id",
        BuiltinValue::SampleIndex => "sample_id",
        BuiltinValue::SampleMask => "sample_mask",
        BuiltinValue::LocalInvocationId => "thread_position_in_threadgroup",
        BuiltinValue::LocalInvocationIndex => "thread_index_in_threadgroup",
        BuiltinValue::GlobalInvocationId => "thread_position_in_grid",
        BuiltinValue::WorkgroupId => "threadgroup_position_in_grid",
        BuiltinValue::NumWorkgroups => "threadgroups_per_grid",
        BuiltinValue::SubgroupInvocationId => "thread_index_in_simdgroup",
        BuiltinValue::SubgroupSize => "threads_per_simdgroup",
        BuiltinValue::SubgroupId => "simdgroup_index_in_threadgroup",
        BuiltinValue::NumSubgroups => "simdgroups_per_threadgroup",
        BuiltinValue::GlobalInvocationIndex | BuiltinValue::WorkgroupIndex => {
            unreachable!("raising computes these, in {role:?} too")
        }
    }
}
