//! What the shared printer asks of MSL.

use super::{Msl, MslPrinter, constants, structs, types};
use crate::constant::ConstId;
use crate::ir::{InstId, Module};
use crate::text_target::{Language, Precedence, Printer};
use crate::types::{StructId, Type, TypeId};

impl Language for Msl {
    const DISCARD: &'static str = "discard_fragment();";

    fn ty(p: &mut Printer<'_, Self>, ty: TypeId) {
        types::put(p, ty);
    }

    fn constant(p: &mut Printer<'_, Self>, id: ConstId) {
        constants::put(p, id);
    }

    fn constant_precedence(module: &Module, id: ConstId) -> Precedence {
        constants::precedence(module, id)
    }

    fn let_(p: &mut Printer<'_, Self>, inst: InstId) {
        let value = p.module.result(inst).expect("a let has a result");
        types::put(p, p.module.value(value).ty);
        let names = p.names;
        p.out.put(" const ").put(names.value_name(value)).put(" = ");
        p.expression(p.module.operand(inst, 0), Precedence::STATEMENT);
        p.out.line(";");
    }

    fn var(p: &mut Printer<'_, Self>, inst: InstId) {
        let value = p.module.result(inst).expect("a variable has a result");
        let Type::Pointer { store, .. } = p.module.shape_of(value.into()) else { unreachable!("it is a pointer") };
        types::put(p, store);
        let names = p.names;
        p.out.put(" ").put(names.value_name(value)).put(" = ");
        match p.module.get_operand(inst, 0) {
            Some(initializer) => p.expression(initializer, Precedence::STATEMENT),
            None => {
                p.out.put("{}");
            }
        }
        p.out.line(";");
    }

    fn construct(p: &mut Printer<'_, Self>, inst: InstId) {
        let ty = p.module.value(p.module.result(inst).expect("it makes a value")).ty;
        if is_packed(p, ty) {
            types::put(p, ty);
            return p.arguments(p.module.operands(inst));
        }
        constants::open(p, ty);
        match p.module.store.types.get(ty) {
            Type::Struct(_) => members(p, inst, ty),
            _ => p.list(p.module.operands(inst)),
        }
        constants::close(p, ty);
    }

    fn convert(p: &mut Printer<'_, Self>, inst: InstId) {
        p.spelled_call(inst);
    }

    fn bitcast(p: &mut Printer<'_, Self>, inst: InstId) {
        let ty = p.module.value(p.module.result(inst).expect("it makes a value")).ty;
        if !matches!(p.module.store.types.get(ty), Type::Pointer { .. }) {
            return p.spelled_call(inst);
        }
        p.out.put("reinterpret_cast<");
        types::put(p, ty);
        p.out.put(">");
        p.arguments(p.module.operands(inst));
    }

    fn member(p: &mut Printer<'_, Self>, structure: StructId, index: u32) {
        if p.language.host.packed_scalar(structure).is_some() {
            p.out.put("[").number(index.into()).put("]");
            return;
        }
        let names = p.names;
        p.out.put(".").put(names.member(structure, index));
    }

    fn array_elements(p: &mut Printer<'_, Self>, member: Option<(StructId, u32)>) {
        if !member.is_some_and(|(structure, index)| structs::is_plain_array(p, structure, index)) {
            p.out.put(".elements");
        }
    }
}

fn is_packed(p: &MslPrinter<'_>, ty: TypeId) -> bool {
    matches!(p.module.store.types.get(ty), Type::Struct(id) if p.language.host.packed_scalar(id).is_some())
}

/// Writes a structure's members by name. Pointers that are not there need no mention.
fn members(p: &mut MslPrinter<'_>, inst: InstId, ty: TypeId) {
    let Type::Struct(id) = p.module.store.types.get(ty) else { unreachable!("it is a structure") };
    let mut separator = "";
    for (index, value) in p.module.operands(inst).enumerate() {
        // A pointer, or a texture or sampler, that an entry point has not got.
        let is_resource = matches!(p.module.shape_of(value), Type::Pointer { .. })
            || p.module.store.types.is_handle(p.module.type_of(value));
        if is_resource && value.as_constant().is_some() {
            continue;
        }
        let names = p.names;
        p.out.put(separator).put(".").put(names.member(id, index as u32)).put(" = ");
        p.expression(value, Precedence::ARGUMENT);
        separator = ", ";
    }
}
