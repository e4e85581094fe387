//! What the shared printer asks of HLSL.

use super::{Hlsl, constants, functions, types};
use crate::constant::ConstId;
use crate::ir::{InstId, Module, SwitchCase};
use crate::text_target::{Language, Precedence, Printer, Special};
use crate::types::{Type, TypeId};

impl Language for Hlsl {
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
        p.out.put("const ");
        types::declare(p, p.module.value(value).ty, names.value_name(value));
        p.out.put(" = ");
        p.expression(p.module.operand(inst, 0), Precedence::STATEMENT);
        p.out.line(";");
    }

    fn var(p: &mut Printer<'_, Self>, inst: InstId) {
        let value = p.module.result(inst).expect("a variable has a result");
        let Type::Pointer { store, .. } = p.module.shape_of(value.into()) else { unreachable!("it is a pointer") };
        let names = p.names;
        types::declare(p, store, names.value_name(value));
        p.out.put(" = ");
        match p.module.get_operand(inst, 0) {
            Some(initializer) => p.expression(initializer, Precedence::STATEMENT),
            None => constants::zero(p, store),
        }
        p.out.line(";");
    }

    fn construct(p: &mut Printer<'_, Self>, inst: InstId) {
        let ty = p.module.value(p.module.result(inst).expect("it makes a value")).ty;
        if p.module.operand_count(inst) == 0 {
            return constants::zero(p, ty);
        }
        let (is_vector, only) = (p.module.store.types.is_vector(ty), p.module.operand(inst, 0));
        if is_vector && p.module.operand_count(inst) == 1 && p.module.store.types.is_scalar(p.module.type_of(only)) {
            // A constructor wants every component, and a swizzle of a matrix' component takes DXC down.
            p.out.put("((");
            types::put(p, ty);
            p.out.put(")");
            p.expression(only, Precedence::Unary);
            p.out.put(")");
            return;
        }
        constants::open(p, ty);
        for (index, value) in p.module.operands(inst).enumerate() {
            p.out.put(if index == 0 { "" } else { ", " });
            match value.as_constant() {
                Some(id) => constants::put_in_braces(p, id),
                None => p.expression(value, Precedence::ARGUMENT),
            }
        }
        constants::close(p, ty);
    }

    fn convert(p: &mut Printer<'_, Self>, inst: InstId) {
        p.spelled_call(inst);
    }

    fn bitcast(p: &mut Printer<'_, Self>, inst: InstId) {
        p.spelled_call(inst);
    }

    fn loop_(p: &mut Printer<'_, Self>, inst: InstId) {
        functions::loop_(p, inst);
    }

    fn case_label(p: &mut Printer<'_, Self>, case: &SwitchCase) {
        for selector in &case.selectors {
            match selector {
                Some(constant) => {
                    p.out.put("case ");
                    constants::put(p, *constant);
                    p.out.put(": ");
                }
                None => {
                    p.out.put("default: ");
                }
            }
        }
    }

    fn special(p: &mut Printer<'_, Self>, inst: InstId, special: Special) {
        functions::special(p, inst, special);
    }
}
