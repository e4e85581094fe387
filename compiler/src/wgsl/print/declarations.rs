//! What stands before the functions: directives, structures, overrides and variables.

use super::types::{self, Used};
use super::{WgslPrinter, constants, separate};
use crate::ir::{Binding, InstId, Op};
use crate::text_target::Precedence;
use crate::types::{AddressSpace, IoAttributes, StructId, StructMember, Type};

/// Writes `enable` and `diagnostic` directives.
pub(super) fn directives(p: &mut WgslPrinter<'_>) {
    let module = p.module;
    for &extension in &module.extensions {
        p.out.put("enable ").put(module.name(extension)).line(";");
    }
    for filter in &module.filters {
        let severity = filter.severity.map_or("off", |severity| severity.name());
        p.out.put("diagnostic(").put(severity).put(", ").put(module.name(filter.rule)).line(");");
    }
}

/// Writes the structures that are used.
pub(super) fn structures(p: &mut WgslPrinter<'_>, used: &Used) {
    let module = p.module;
    for (_, shape) in used.iter(module) {
        let Type::Struct(id) = shape else { continue };
        if module.store.types.struct_type(id).builtin_family.is_none() {
            separate(p);
            structure(p, id);
        }
    }
}

fn structure(p: &mut WgslPrinter<'_>, id: StructId) {
    let (module, names) = (p.module, p.names);
    p.out.put("struct ").put(names.structure(id)).line(" {").indent();
    for (index, member) in module.store.types.struct_type(id).members.iter().enumerate() {
        layout(p, member);
        io(p, &member.io);
        p.out.put(names.member(id, index as u32)).put(": ");
        types::put(p, member.ty);
        p.out.line(",");
    }
    p.out.dedent().line("}");
}

/// Writes `@align` and `@size` where the type alone would give others.
fn layout(p: &mut WgslPrinter<'_>, member: &StructMember) {
    let natural = p.module.store.types.layout(member.ty);
    if member.align != natural.align {
        p.out.put(&format!("@align({}) ", member.align));
    }
    if member.size != natural.size {
        p.out.put(&format!("@size({}) ", member.size));
    }
}

/// Writes the attributes of a stage input or output, each with a space behind it.
pub(super) fn io(p: &mut WgslPrinter<'_>, io: &IoAttributes) {
    if let Some(builtin) = io.builtin {
        p.out.put("@builtin(").put(builtin.name());
        if let Some(mode) = io.depth_mode {
            p.out.put(", ").put(mode.name());
        }
        p.out.put(") ");
    }
    if let Some(location) = io.location {
        p.out.put("@location(").number(location.into()).put(") ");
    }
    if let Some(blend_src) = io.blend_src {
        p.out.put(&format!("@blend_src({blend_src}) "));
    }
    if let Some(interpolation) = io.interpolation {
        p.out.put("@interpolate(").put(interpolation.kind.name());
        if let Some(sampling) = interpolation.sampling {
            p.out.put(", ").put(sampling.name());
        }
        p.out.put(") ");
    }
    if io.invariant {
        p.out.put("@invariant ");
    }
}

/// Writes the constants that have a declaration of their own.
pub(super) fn constants(p: &mut WgslPrinter<'_>) {
    let shared = p.language.constants.clone();
    for (index, id) in shared.iter().enumerate() {
        if index == 0 {
            separate(p);
        }
        let names = p.names;
        p.out.put("const ").put(names.extra(index)).put(" = ");
        constants::put_whole(p, id);
        p.out.line(";");
    }
}

/// Writes overrides and module-scope variables.
pub(super) fn globals(p: &mut WgslPrinter<'_>) {
    let module = p.module;
    let mut is_first = true;
    for inst in module.block_insts(module.root()) {
        let op = module.inst(inst).op;
        if !matches!(op, Op::Override(_) | Op::Var(_)) {
            continue;
        }
        if std::mem::take(&mut is_first) {
            separate(p);
        }
        match op {
            Op::Override(info) => {
                if let Some(id) = module.override_info(info).id {
                    p.out.put(&format!("@id({id}) "));
                }
                p.out.put("override ");
                declared(p, inst);
            }
            Op::Var(info) => {
                let info = module.var_info(info);
                binding(p, info.binding);
                p.out.put("var");
                address_space(p, inst);
                p.out.put(" ");
                declared(p, inst);
            }
            _ => {}
        }
    }
}

fn binding(p: &mut WgslPrinter<'_>, binding: Option<Binding>) {
    if let Some(Binding { group, binding }) = binding {
        p.out.put("@group(").number(group.into()).put(") @binding(").number(binding.into()).put(") ");
    }
}

fn address_space(p: &mut WgslPrinter<'_>, inst: InstId) {
    let value = p.module.result(inst).expect("a variable has a result");
    let Type::Pointer { space, access, .. } = p.module.shape_of(value.into()) else { unreachable!("it is a pointer") };
    if space == AddressSpace::Handle {
        return;
    }
    p.out.put("<").put(space.name());
    if let Some(access) = types::written_access(space, access) {
        p.out.put(", ").put(access.name());
    }
    p.out.put(">");
}

/// Writes name, type and initializer of an override or a module-scope variable.
fn declared(p: &mut WgslPrinter<'_>, inst: InstId) {
    let names = p.names;
    let value = p.module.result(inst).expect("a declaration has a result");
    let ty = match p.module.shape_of(value.into()) {
        Type::Pointer { store, .. } => store,
        _ => p.module.value(value).ty,
    };
    p.out.put(names.value_name(value));
    if !types::is_unnameable(p.module, ty) {
        p.out.put(": ");
        types::put(p, ty);
    }
    if let Some(initializer) = p.module.get_operand(inst, 0) {
        p.out.put(" = ");
        p.expression(initializer, Precedence::STATEMENT);
    }
    p.out.line(";");
}
