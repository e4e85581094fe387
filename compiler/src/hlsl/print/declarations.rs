//! Declarations before the functions: structures, resources, and the variables and constants of module scope.

use super::super::raise::Role;
use super::{HlslPrinter, constants, types};
use crate::intrinsics::{DialectFn, HlslFn};
use crate::ir::{InstId, Module, Op, ValueId};
use crate::text_target::{Precedence, UsedTypes};
use crate::types::{
    Access, AddressSpace, ArrayCount, BuiltinValue, DepthMode, Interpolation, InterpolationSampling, InterpolationType,
    IoAttributes, ShaderStage, StructId, Type,
};
use crate::util::TextWriter;

/// The size of a buffer, which HLSL gives in a parameter.
const SIZE: &[&str] = &["{ uint size = 0u; buffer.GetDimensions(size); return size; }"];

/// Writes what the functions need to be declared.
pub(super) fn declarations(p: &mut HlslPrinter<'_>, used: &UsedTypes) {
    let module = p.module;
    // Parts are made before wholes.
    for (ty, shape) in module.store.types.iter() {
        if let Type::Struct(id) = shape
            && used.contains(ty)
        {
            structure(p, id);
        }
    }
    for inst in module.block_insts(module.root()) {
        if let Some(value) = module.result(inst) {
            match module.inst(inst).op {
                Op::Let => constant(p, inst, value),
                _ => variable(p, inst, value),
            }
        }
    }
    sizes(p);
}

/// Writes an empty line before a declaration, unless it is the first, or one of several that take a line each.
pub(super) fn gap(p: &mut HlslPrinter<'_>, is_line: bool) {
    let is_empty = p.out.as_str().is_empty();
    if !(is_empty || is_line && p.language.is_after_line) {
        p.out.newline();
    }
    p.language.is_after_line = is_line;
}

/// Writes the functions that give the sizes of buffers, where they are asked for.
fn sizes(p: &mut HlslPrinter<'_>) {
    let module = p.module;
    let asked = module.find_insts(|op| op == Op::Dialect(DialectFn::Hlsl(HlslFn::Size)));
    for (access, class) in [(Access::Read, "ByteAddressBuffer"), (Access::ReadWrite, "RWByteAddressBuffer")] {
        let is_asked = |inst: InstId| matches!(module.shape_of(module.operand(inst, 0)), Type::Pointer { access: of, .. } if of == access);
        if asked.clone().any(is_asked) {
            gap(p, false);
            p.out.put("uint colorfast_size(").put(class).put(" buffer) ").line(SIZE[0]);
        }
    }
}

/// Writes a constant of module scope.
fn constant(p: &mut HlslPrinter<'_>, inst: InstId, value: ValueId) {
    let names = p.names;
    gap(p, true);
    p.out.put("static const ");
    types::declare(p, p.module.value(value).ty, names.value_name(value));
    p.out.put(" = ");
    p.expression(p.module.operand(inst, 0), Precedence::STATEMENT);
    p.out.line(";");
}

/// Writes a variable of module scope.
fn variable(p: &mut HlslPrinter<'_>, inst: InstId, value: ValueId) {
    let (module, names) = (p.module, p.names);
    let name = names.value_name(value);
    let Type::Pointer { space, store, access } = module.store.types.get(module.value(value).ty) else { return };
    gap(p, space != AddressSpace::Uniform);
    match space {
        AddressSpace::Uniform => {
            let Type::Array { count: ArrayCount::Fixed(rows), .. } = module.store.types.get(store) else {
                unreachable!("raising declares rows")
            };
            p.out.put("cbuffer cbuffer_").put(name);
            register(p, value);
            p.out.line(" {").indent();
            p.out.put("uint4 ").put(name).put("[").number(rows.into()).line("];");
            p.out.dedent().line("};");
        }
        AddressSpace::Storage => {
            p.out.put(if access == Access::Read { "ByteAddressBuffer " } else { "RWByteAddressBuffer " });
            p.out.put(name);
            register(p, value);
            p.out.line(";");
        }
        AddressSpace::Handle => {
            types::declare(p, store, name);
            register(p, value);
            p.out.line(";");
        }
        AddressSpace::Workgroup => {
            p.out.put("groupshared ");
            types::declare(p, store, name);
            p.out.line(";");
        }
        _ => {
            p.out.put("static ");
            types::declare(p, store, name);
            p.out.put(" = ");
            match module.get_operand(inst, 0) {
                Some(initializer) => p.expression(initializer, Precedence::STATEMENT),
                None => constants::zero(p, store),
            }
            p.out.line(";");
        }
    }
}

/// Writes ` : register(b0, space1)`, if a variable has a register; a space is named where it is not the first.
fn register(p: &mut HlslPrinter<'_>, variable: ValueId) {
    let Some(register) = p.language.registers.get(variable) else { return };
    p.out.put(" : register(").put(register.class.letter()).number(register.number.into());
    if register.space != 0 {
        p.out.put(", space").number(register.space.into());
    }
    p.out.put(")");
}

fn structure(p: &mut HlslPrinter<'_>, id: StructId) {
    let (module, names) = (p.module, p.names);
    gap(p, false);
    p.out.put("struct ").put(names.structure(id)).line(" {").indent();
    let role = p.language.io.role(id);
    for (index, member) in module.store.types.struct_type(id).members.iter().enumerate() {
        if let Some(role) = role {
            p.out.put(modifiers(module, &member.io, role));
        }
        types::declare(p, member.ty, names.member(id, index as u32));
        if let Some(role) = role {
            semantic(&mut p.out, &member.io, role);
        }
        p.out.line(";");
    }
    p.out.dedent().line("};");
}

/// What stands before the type of a stage input or output.
fn modifiers(module: &Module, io: &IoAttributes, role: Role) -> &'static str {
    if io.invariant && matches!(role, Role::Output(ShaderStage::Vertex)) {
        return "precise ";
    }
    // Where the depth is promised to lie on one side, Direct3D wants the place that was covered rather than the pixel's centre.
    let is_place = io.builtin == Some(BuiltinValue::Position) && role == Role::Input(ShaderStage::Fragment);
    if is_place && promises_depth(module) {
        return "linear noperspective centroid ";
    }
    let is_between = matches!(role, Role::Output(ShaderStage::Vertex) | Role::Input(ShaderStage::Fragment));
    io.interpolation.filter(|_| is_between && io.location.is_some()).map_or("", interpolation)
}

/// Whether a depth that some fragment entry point writes is promised to lie on one side of the primitive's.
fn promises_depth(module: &Module) -> bool {
    let promised = |io: &IoAttributes| matches!(io.depth_mode, Some(DepthMode::Greater | DepthMode::Less));
    let mut structures = module.store.types.structs();
    structures.any(|(_, structure)| structure.members.iter().any(|member| promised(&member.io)))
}

/// How a value is interpolated; nothing for what HLSL does anyway.
fn interpolation(interpolation: Interpolation) -> &'static str {
    use InterpolationSampling::{Centroid, Sample};
    match (interpolation.kind, interpolation.sampling) {
        (InterpolationType::Flat, _) => "nointerpolation ",
        (InterpolationType::Perspective, Some(Centroid)) => "centroid ",
        (InterpolationType::Perspective, Some(Sample)) => "sample ",
        (InterpolationType::Perspective, _) => "",
        (InterpolationType::Linear, Some(Centroid)) => "noperspective centroid ",
        (InterpolationType::Linear, Some(Sample)) => "noperspective sample ",
        (InterpolationType::Linear, _) => "noperspective ",
    }
}

/// Writes the semantic of a stage input or output, with a colon before it.
pub(super) fn semantic(out: &mut TextWriter, io: &IoAttributes, role: Role) {
    match (io.builtin, io.location) {
        (Some(BuiltinValue::ClipDistances), place) => {
            out.put(" : SV_ClipDistance").number(place.unwrap_or(0).into());
        }
        // Direct3D promises "greater or equal", and "less or equal".
        (Some(BuiltinValue::FragDepth), _) if io.depth_mode == Some(DepthMode::Greater) => {
            out.put(" : SV_DepthGreaterEqual");
        }
        (Some(BuiltinValue::FragDepth), _) if io.depth_mode == Some(DepthMode::Less) => {
            out.put(" : SV_DepthLessEqual");
        }
        (Some(builtin), _) => {
            out.put(" : ").put(builtin_semantic(builtin));
        }
        // The second source of a blend is the second target.
        (None, Some(location)) if role == Role::Output(ShaderStage::Fragment) => {
            out.put(" : SV_Target").number((location + io.blend_src.unwrap_or(0)).into());
        }
        (None, Some(location)) => {
            out.put(" : TEXCOORD").number(location.into());
        }
        (None, None) => {}
    }
}

fn builtin_semantic(builtin: BuiltinValue) -> &'static str {
    match builtin {
        BuiltinValue::VertexIndex => "SV_VertexID",
        BuiltinValue::InstanceIndex => "SV_InstanceID",
        BuiltinValue::Position => "SV_Position",
        BuiltinValue::FrontFacing => "SV_IsFrontFace",
        BuiltinValue::FragDepth => "SV_Depth",
        BuiltinValue::PrimitiveIndex => "SV_PrimitiveID",
        BuiltinValue::SampleIndex => "SV_SampleIndex",
        BuiltinValue::SampleMask => "SV_Coverage",
        BuiltinValue::LocalInvocationId => "SV_GroupThreadID",
        BuiltinValue::LocalInvocationIndex => "SV_GroupIndex",
        BuiltinValue::GlobalInvocationId => "SV_DispatchThreadID",
        BuiltinValue::WorkgroupId => "SV_GroupID",
        builtin => unreachable!("raising leaves no {}", builtin.name()),
    }
}
