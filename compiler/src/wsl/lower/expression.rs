//! Expressions, strictly from left to right.

use super::Lowerer;
use super::access::Ref;
use super::instance::Arg;
use super::library::Operand;
use crate::constant;
use crate::ir::{BlockId, Cursor, Op, Value};
use crate::types::TypeId;
use crate::util::Range32;
use crate::wsl::ast::{Expr, ExprId};
use crate::wsl::program::{Callee, Meaning};
use crate::wsl::types::{Shape, Ty};

impl Lowerer<'_, '_> {
    /// The value of an expression; of a call that gives nothing, any.
    pub(super) fn value(&mut self, expr: ExprId) -> Value {
        let program = self.program;
        let info = program.infos[expr];
        if !self.count(expr) {
            let ty = self.ty(info.ty);
            return if ty == TypeId::VOID { self.b.u32(0) } else { self.b.zero(ty) };
        }
        self.b.span = program.ast.expr_span(expr);
        match program.ast.expr(expr) {
            Expr::Int { magnitude, is_negative } => self.literal(magnitude, is_negative, info.ty),
            Expr::Uint(value) => self.b.u32(value),
            Expr::Float(bits) => self.b.module.store.constants.scalar(TypeId::F32, constant::Value::F32(bits)).into(),
            Expr::Bool(value) => self.b.bool(value),
            Expr::Paren(inner) => self.value(inner),
            Expr::Comma(first, second) => {
                self.effect(first);
                self.value(second)
            }
            Expr::LogicalAnd(a, b) => {
                let condition = self.value(a);
                self.select(condition, TypeId::BOOL, |l| l.value(b), |l| l.b.bool(false))
            }
            Expr::LogicalOr(a, b) => {
                let condition = self.value(a);
                self.select(condition, TypeId::BOOL, |l| l.b.bool(true), |l| l.value(b))
            }
            Expr::Ternary(condition, a, b) => {
                let condition = self.value(condition);
                let ty = self.ty(info.ty);
                self.select(condition, ty, |l| l.value(a), |l| l.value(b))
            }
            Expr::Assign(target, value) => {
                let place = self.place(target);
                let value = self.value(value);
                self.b.span = program.ast.expr_span(expr);
                self.store(&place, value);
                value
            }
            Expr::Compound(_, target, value) => {
                let place = self.place(target);
                let old = self.load(&place);
                let value_info = program.infos[value];
                let operand = self.value(value);
                self.b.span = program.ast.expr_span(expr);
                let operands = [(old, info.ty), (operand, value_info.ty)];
                let new = self.operator_call(info.meaning, &operands, info.ty);
                self.store(&place, new);
                new
            }
            Expr::Step { operand, is_prefix, .. } => {
                let place = self.place(operand);
                let old = self.load(&place);
                let new = self.operator_call(info.meaning, &[(old, info.ty)], info.ty);
                self.store(&place, new);
                if is_prefix { new } else { old }
            }
            Expr::Binary(_, a, b) => {
                let operands = [(self.value(a), program.infos[a].ty), (self.value(b), program.infos[b].ty)];
                self.b.span = program.ast.expr_span(expr);
                self.operator_call(info.meaning, &operands, info.ty)
            }
            Expr::Unary(_, a) => {
                let operands = [(self.value(a), program.infos[a].ty)];
                self.b.span = program.ast.expr_span(expr);
                self.operator_call(info.meaning, &operands, info.ty)
            }
            Expr::Call(_, args) => self.call(expr, args),
            Expr::Dot(base, _) | Expr::Arrow(base, _) if info.meaning == Meaning::Length => self.length(expr, base),
            Expr::Dot(..) if let Meaning::EnumValue(value) = info.meaning => {
                let ty = self.ty(info.ty);
                self.integer(value, ty)
            }
            Expr::AddressOf(_) | Expr::MakeRef(_) => {
                self.reference(expr);
                self.b.u32(0)
            }
            Expr::Name(_) | Expr::Deref(_) | Expr::Dot(..) | Expr::Arrow(..) | Expr::Index(..) => {
                let place = self.place(expr);
                self.b.span = program.ast.expr_span(expr);
                self.load(&place)
            }
        }
    }

    /// An expression for what it does.
    pub(super) fn effect(&mut self, expr: ExprId) {
        let ty = self.program.infos[expr].ty;
        if self.program.types.is_reference(ty) || self.program.types.is_opaque(ty) {
            self.reference(expr);
        } else if self.program.types.has_atomic(ty) {
            self.place(expr);
        } else {
            self.value(expr);
        }
    }

    fn literal(&mut self, magnitude: u64, is_negative: bool, ty: Ty) -> Value {
        match ty {
            Ty::FLOAT => {
                let value = magnitude as f32;
                self.b.f32(if is_negative { -value } else { value })
            }
            Ty::UINT => self.b.u32(magnitude as u32),
            _ => self.b.i32(if is_negative { (magnitude as i32).wrapping_neg() } else { magnitude as i32 }),
        }
    }

    /// `if` with a value.
    fn select(
        &mut self,
        condition: Value,
        ty: TypeId,
        yes: impl FnOnce(&mut Self) -> Value,
        no: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let is_void = ty == TypeId::VOID;
        let types = if is_void { &[][..] } else { std::slice::from_ref(&ty) };
        let (inst, then, otherwise) = self.b.if_(condition, types);
        let after = self.b.cursor;
        self.enter_branch();
        self.branch(then, is_void, yes);
        self.branch(otherwise, is_void, no);
        self.leave_branch();
        self.b.cursor = after;
        match self.b.module.result(inst) {
            Some(result) => result.into(),
            None => self.b.u32(0),
        }
    }

    fn branch(&mut self, block: BlockId, is_void: bool, f: impl FnOnce(&mut Self) -> Value) {
        self.b.cursor = Cursor::End(block);
        let value = f(self);
        self.b.exit(Op::ExitIf, if is_void { &[] } else { std::slice::from_ref(&value) });
    }

    /// A call of what an operator means.
    fn operator_call(&mut self, meaning: Meaning, operands: &[(Value, Ty)], result: Ty) -> Value {
        match meaning {
            Meaning::Call(Callee::User(id)) => {
                let args: Vec<Arg> = operands.iter().map(|&(value, _)| Arg::Value(value)).collect();
                let ty = self.ty(result);
                self.user_call(id, &args).unwrap_or_else(|| self.nothing(ty))
            }
            Meaning::Call(Callee::Library(row)) => {
                let operands: Vec<Operand> = operands.iter().map(|&(value, ty)| Operand::Value(value, ty)).collect();
                self.library_call(row, &operands, result)
            }
            _ => self.b.u32(0),
        }
    }

    /// What stands for the value of what gives none.
    fn nothing(&mut self, ty: TypeId) -> Value {
        if ty == TypeId::VOID { self.b.u32(0) } else { self.b.zero(ty) }
    }

    fn call(&mut self, expr: ExprId, args: Range32) -> Value {
        let program = self.program;
        let info = program.infos[expr];
        let args = args.of(&program.ast.expr_lists);
        match info.meaning {
            Meaning::Call(Callee::User(id)) => {
                let lowered = self.args(args);
                self.b.span = program.ast.expr_span(expr);
                let ty = self.ty(info.ty);
                self.user_call(id, &lowered).unwrap_or_else(|| self.nothing(ty))
            }
            Meaning::Call(Callee::Library(row)) => {
                let lowered = self.args(args);
                let operand = |(arg, &expr): (Arg, &ExprId)| match arg {
                    Arg::Value(value) => Operand::Value(value, program.infos[expr].ty),
                    Arg::Ref(reference) => Operand::Ref(reference),
                };
                let operands: Vec<Operand> = lowered.into_iter().zip(args).map(operand).collect();
                self.b.span = program.ast.expr_span(expr);
                self.library_call(row, &operands, info.ty)
            }
            // The default value of a type, and the cast of a value to its own type.
            _ => match args {
                [arg] => self.value(*arg),
                _ => {
                    let ty = self.ty(info.ty);
                    self.b.zero(ty)
                }
            },
        }
    }

    /// `.length`
    fn length(&mut self, expr: ExprId, base: ExprId) -> Value {
        let program = self.program;
        let ty = match (program.ast.expr(expr), program.types.get(program.infos[base].ty)) {
            (Expr::Arrow(..), Shape::Pointer { to, .. }) => to,
            _ => program.infos[base].ty,
        };
        let known = match program.types.get(ty) {
            Shape::Array { count, .. } => count,
            Shape::Vector { size, .. } => size.into(),
            Shape::Matrix { columns, .. } => columns.into(),
            _ => {
                let reference = if matches!(program.ast.expr(expr), Expr::Arrow(..)) {
                    match self.base(expr, base) {
                        super::access::Place::Cell(inner) => *inner,
                        _ => return self.b.u32(1),
                    }
                } else {
                    self.reference(base)
                };
                return self.reference_length(&reference);
            }
        };
        // What the expression does is done, though its value is not asked for.
        self.base(expr, base);
        self.b.u32(known)
    }

    fn reference_length(&mut self, reference: &Ref) -> Value {
        let Ref::Elements(memory, _) = reference else { return self.b.u32(1) };
        match self.program.types.get(memory.ty) {
            Shape::Array { count, .. } => self.b.u32(count),
            _ => {
                let pointer = self.pointer(memory);
                self.b.builtin_value(crate::intrinsics::BuiltinFn::ArrayLength, TypeId::U32, &[pointer])
            }
        }
    }
}
