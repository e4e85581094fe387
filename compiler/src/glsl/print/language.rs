//! What the shared printer asks of GLSL.

use super::{Glsl, GlslPrinter, constants, types};
use crate::constant::ConstId;
use crate::ir::{InstId, Module};
use crate::text_target::{Language, Precedence, Printer};
use crate::types::{Type, TypeId};

impl Language for Glsl {
    const POINTERS: bool = false;

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
        let names = p.names;
        types::declare(p, p.module.value(value).ty, names.value_name(value));
        p.out.put(" = ");
        p.expression(p.module.operand(inst, 0), Precedence::STATEMENT);
        p.out.line(";");
    }

    fn var(p: &mut Printer<'_, Self>, inst: InstId) {
        let value = p.module.result(inst).expect("a variable has a result");
        let names = p.names;
        types::declare(p, p.module.value(value).ty, names.value_name(value));
        if let Some(initializer) = p.module.get_operand(inst, 0) {
            p.out.put(" = ");
            p.expression(initializer, Precedence::STATEMENT);
        }
        p.out.line(";");
    }

    fn construct(p: &mut Printer<'_, Self>, inst: InstId) {
        conversion(p, inst);
    }

    fn convert(p: &mut Printer<'_, Self>, inst: InstId) {
        p.spelled_call(inst);
    }

    fn bitcast(p: &mut Printer<'_, Self>, inst: InstId) {
        p.spelled_call(inst);
    }
}

/// Writes a constructor call.
fn conversion(p: &mut GlslPrinter<'_>, inst: InstId) {
    let ty = p.module.value(p.module.result(inst).expect("it makes a value")).ty;
    debug_assert!(!matches!(p.module.store.types.get(ty), Type::Pointer { .. }));
    types::put(p, ty);
    p.arguments(p.module.operands(inst));
}
