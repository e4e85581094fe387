//! What the shared printer asks of WGSL.

use super::{Wgsl, constants, control, types};
use crate::constant::ConstId;
use crate::intrinsics::BuiltinFn;
use crate::ir::{InstId, Module, Op, SwitchCase};
use crate::text_target::{Language, Precedence, Printer, Special};
use crate::types::{Type, TypeId};

impl Language for Wgsl {
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
        declaration(p, inst);
        p.out.line(";");
    }

    fn var(p: &mut Printer<'_, Self>, inst: InstId) {
        declaration(p, inst);
        p.out.line(";");
    }

    fn construct(p: &mut Printer<'_, Self>, inst: InstId) {
        constants::constructor(p, result_type(p.module, inst));
        p.arguments(p.module.operands(inst));
    }

    fn convert(p: &mut Printer<'_, Self>, inst: InstId) {
        if let Type::Pointer { .. } = p.module.store.types.get(result_type(p.module, inst)) {
            // The parameter that it is passed for says what it becomes.
            return p.expression(p.module.operand(inst, 0), Precedence::ARGUMENT);
        }
        p.spelled_call(inst);
    }

    fn bitcast(p: &mut Printer<'_, Self>, inst: InstId) {
        p.spelled_call(inst);
    }

    fn template_arguments(p: &mut Printer<'_, Self>, call: InstId) {
        if matches!(p.module.inst(call).op, Op::Builtin(BuiltinFn::BufferView | BuiltinFn::BufferArrayView))
            && let Type::Pointer { store, .. } = p.module.store.types.get(result_type(p.module, call))
        {
            p.out.put("<");
            types::put(p, store);
            p.out.put(">");
        }
    }

    fn discard_result(p: &mut Printer<'_, Self>, inst: InstId) {
        // Some functions may not be called for their effects alone without saying so.
        if matches!(p.module.inst(inst).op, Op::Builtin(_)) {
            p.out.put("_ = ");
        }
    }

    fn loop_(p: &mut Printer<'_, Self>, inst: InstId) {
        control::loop_(p, inst);
    }

    fn case_label(p: &mut Printer<'_, Self>, case: &SwitchCase) {
        control::case_label(p, case);
    }

    fn special(p: &mut Printer<'_, Self>, inst: InstId, special: Special) {
        control::special(p, inst, special);
    }
}

fn result_type(module: &Module, inst: InstId) -> TypeId {
    module.value(module.result(inst).expect("it makes a value")).ty
}

/// Writes a `let` or a function-space `var`, without the semicolon. The type is written where nothing implies it.
pub(super) fn declaration(p: &mut Printer<'_, Wgsl>, inst: InstId) {
    let value = p.module.result(inst).expect("a declaration has a result");
    let names = p.names;
    let is_let = p.module.inst(inst).op == Op::Let;
    p.out.put(if is_let { "let " } else { "var " }).put(names.value_name(value));
    match (p.module.get_operand(inst, 0), p.module.shape_of(value.into())) {
        (Some(initializer), _) => {
            p.out.put(" = ");
            p.expression(initializer, Precedence::STATEMENT);
        }
        (None, Type::Pointer { store, .. }) => {
            p.out.put(": ");
            types::put(p, store);
        }
        (None, _) => unreachable!("what has no initializer is a variable"),
    }
}
