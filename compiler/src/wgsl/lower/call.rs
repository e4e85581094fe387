//! Calls: functions, built-ins, value constructors and conversions.

use smallvec::SmallVec;

use super::Lowerer;
use crate::intrinsics::BuiltinFn;
use crate::ir::{Op, Value};
use crate::sem::program::ExprKind;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::Type;

impl Lowerer<'_, '_> {
    /// Lowers a call; `None` where it gives no value.
    pub(super) fn call(&mut self, expr: ExprId) -> Option<Value> {
        let program = self.program;
        let Expr::Call { args: sources, .. } = program.ast.expr(expr) else { unreachable!("it is a call") };
        let info = *program.info(expr);
        if let Some(constant) = info.constant {
            return Some(constant.into());
        }
        let mut args: SmallVec<[Value; 8]> = SmallVec::new();
        for &arg in program.ast.expr_list(sources) {
            args.push(self.value(arg));
        }
        self.at_expr(expr);
        match info.kind {
            ExprKind::CallFunction(function) => {
                for (&source, arg) in program.ast.expr_list(sources).iter().zip(&mut args) {
                    *arg = self.smaller_buffer(source, *arg);
                }
                let function = self.functions[function].expect("callees are lowered before callers");
                self.b.call(function, &args)
            }
            ExprKind::CallBuiltin { function: BuiltinFn::Bitcast, .. } => Some(self.b.bitcast(info.ty, args[0])),
            ExprKind::CallBuiltin { function, .. } => self.b.builtin(function, info.ty, &args),
            ExprKind::Convert(_) if self.b.module.type_of(args[0]) == info.ty => Some(args[0]),
            ExprKind::Convert(_) => Some(self.b.emit_value(Op::Convert, &args, info.ty)),
            ExprKind::Construct(_) => Some(match args[..] {
                [] => self.b.zero(info.ty),
                [only] if self.b.module.type_of(only) == info.ty => only,
                _ => self.b.construct(info.ty, &args),
            }),
            _ => unreachable!("it is a call"),
        }
    }

    /// An argument, or, of a pointer to a buffer that is passed for one to a smaller buffer, that.
    fn smaller_buffer(&mut self, source: ExprId, value: Value) -> Value {
        let wanted = self.program.info(source).converted;
        let is_pointer = matches!(self.b.module.store.types.get(wanted), Type::Pointer { .. });
        if !is_pointer || self.b.module.type_of(value) == wanted {
            return value;
        }
        self.b.emit_value(Op::Convert, &[value], wanted)
    }
}
