//! Expressions: their types, the load rule, conversions, and the values of const-expressions.
//!
//! Recursion is as deep as expressions nest, which the parser bounds.

mod access;
mod apply;
mod call;
mod construct;
mod construct_composite;
mod conversion;
mod identifier;
mod index;
mod operators;
mod pointer_argument;

use super::aliasing::Accesses;
use super::program::{ExprInfo, ExprKind};
use super::resolver::Resolver;
use super::rules;
use crate::const_eval::{self, EvalError};
use crate::constant::{self, ConstId, EvalStage, Value};
use crate::diagnostic::{Applicability, Diagnostic, Edit, Rule};
use crate::intrinsics::Extension;
use crate::syntax::ast::{Expr, ExprId, Literal, LiteralValue};
use crate::types::{Access, Type, TypeFlags, TypeId};
use crate::util::work;

impl Resolver<'_> {
    /// Resolves an expression. Where it is wrong, that is reported, and it stays poison.
    ///
    /// What kinds of expressions need stands apart, so that names and literals, which are most of them, need little.
    #[inline(always)]
    pub fn expression(&mut self, expr: ExprId) {
        work::note(1);
        match self.ast.exprs[expr].node {
            Expr::Broken => {}
            Expr::Literal(literal) => self.literal(expr, literal),
            Expr::Ident { template_args, .. } => self.identifier(expr, template_args),
            Expr::Index { base, index } => self.index(expr, base, index),
            Expr::Member { base, name } => self.member(expr, base, name),
            Expr::Unary { op, operand } => self.unary(expr, op, operand),
            Expr::Binary { op, left, right } => self.binary(expr, op, left, right),
            Expr::Call { callee, args } => self.call(expr, callee, args),
        }
    }

    /// Resolves an expression that must have a value, and applies the load rule. Gives the value's type.
    pub fn value(&mut self, expr: ExprId) -> Option<TypeId> {
        self.expression(expr);
        self.load(expr)
    }

    /// Holds a resolved expression to be a value, and applies the load rule. Gives the value's type.
    #[inline]
    pub fn load(&mut self, expr: ExprId) -> Option<TypeId> {
        let ty = self.exprs[expr].ty;
        if ty == TypeId::VOID {
            return self.no_value(expr);
        }
        match self.store.types.get(ty) {
            Type::Reference { store, access, .. } => self.load_from(expr, store, access),
            _ => Some(ty),
        }
    }

    /// Reports what has no value where one must stand, unless something was said of it already.
    #[cold]
    fn no_value(&mut self, expr: ExprId) -> Option<TypeId> {
        let message = match self.exprs[expr].kind {
            ExprKind::Poison => return None,
            ExprKind::Type(ty) => format!("'{}' is a type: a value must stand here", self.type_name(ty)),
            ExprKind::Enumerant(_) => {
                format!("'{}' is an enumerant: a value must stand here", self.source_name(expr))
            }
            _ => "this function returns nothing, and a value must stand here".to_owned(),
        };
        self.error(rules::VALUE_EXPECTED, self.span(expr), message);
        self.poison(expr)
    }

    #[inline(never)]
    fn load_from(&mut self, expr: ExprId, store: TypeId, access: Access) -> Option<TypeId> {
        let opaque = !self.has(store, TypeFlags::PLAIN) && !matches!(self.store.types.get(store), Type::Buffer(_));
        if access == Access::Write || !opaque && !self.has(store, TypeFlags::CONSTRUCTIBLE) {
            return self.no_load(expr, store, access);
        }
        self.note_access(expr, Accesses::READ);
        let info = &mut self.exprs[expr];
        info.load = true;
        info.converted = store;
        Some(store)
    }

    /// Reports memory that cannot be read.
    #[cold]
    fn no_load(&mut self, expr: ExprId, store: TypeId, access: Access) -> Option<TypeId> {
        if access == Access::Write {
            self.error(rules::LOAD_ACCESS, self.span(expr), "memory of access mode 'write' cannot be read");
        } else {
            let message = format!("a value of type '{}' cannot be loaded", self.type_name(store));
            let rule = if matches!(self.store.types.get(store), Type::Atomic(_)) {
                rules::ATOMIC_ACCESS
            } else {
                rules::LOAD_TYPE
            };
            let at = self.span(expr);
            let error = Diagnostic::error(rule, at, message);
            let address = [Edit::insert(at.start, "&")];
            self.diagnostics.push(error.with_suggestion("take its address", Applicability::MaybeIncorrect, address));
        }
        self.poison(expr)
    }

    /// Makes an expression poison, so that nothing more is said of it.
    pub fn poison<T>(&mut self, expr: ExprId) -> Option<T> {
        self.exprs[expr] = ExprInfo::POISON;
        None
    }

    /// Converts a value to a type that it is known to convert to, its constant included.
    #[inline]
    pub fn convert(&mut self, expr: ExprId, to: TypeId) {
        let info = &mut self.exprs[expr];
        let from = std::mem::replace(&mut info.converted, to);
        if let Some(constant) = info.constant
            && (from != to || self.unevaluated > 0)
        {
            self.convert_constant(expr, constant, to);
        }
    }

    #[inline(never)]
    fn convert_constant(&mut self, expr: ExprId, constant: ConstId, to: TypeId) {
        if self.unevaluated > 0 {
            self.exprs[expr].constant = None;
            return;
        }
        self.exprs[expr].constant = match self.converted_constant(constant, to) {
            Ok(constant) => Some(constant),
            Err(error) => {
                self.eval_error(error, expr, &[]);
                None
            }
        };
    }

    #[inline]
    fn converted_constant(&mut self, constant: ConstId, to: TypeId) -> Result<ConstId, EvalError> {
        if !matches!(self.store.constants.value(constant), Value::Composite(_)) {
            return const_eval::convert(&mut self.store, constant, to);
        }
        if let Some(&known) = self.converted.get(&(constant, to)) {
            return Ok(known);
        }
        let found = const_eval::convert(&mut self.store, constant, to)?;
        self.converted.insert((constant, to), found);
        Ok(found)
    }

    /// Converts a value to `to` where there is an implicit conversion; otherwise reports what `message` says of the two types.
    pub fn require_type(
        &mut self,
        expr: ExprId,
        to: TypeId,
        rule: Rule,
        message: impl FnOnce(&str, &str) -> String,
    ) -> bool {
        let from = self.exprs[expr].converted;
        if self.store.types.conversion_rank(from, to).is_some() {
            self.convert(expr, to);
            return true;
        }
        self.wrong_type((expr, from, to), rule, message);
        false
    }

    #[cold]
    fn wrong_type(
        &mut self,
        (expr, from, to): (ExprId, TypeId, TypeId),
        rule: Rule,
        message: impl FnOnce(&str, &str) -> String,
    ) {
        let message = message(&self.type_name(from), &self.type_name(to));
        let error = Diagnostic::error(rule, self.span(expr), message);
        let error = self.with_conversion(error, expr, to);
        self.diagnostics.push(error);
    }

    /// Converts a value to the concrete type that it takes where nothing asks for another. Gives that type.
    pub fn concretize(&mut self, expr: ExprId) -> TypeId {
        let ty = self.exprs[expr].converted;
        let concrete = self.concrete_type(ty);
        if concrete != ty {
            self.convert(expr, concrete);
        }
        concrete
    }

    /// Whether a const-expression's value is missing because of an error already reported, or because it is not evaluated.
    pub fn lacks_value(&self, expr: ExprId) -> bool {
        let info = &self.exprs[expr];
        info.stage == EvalStage::Const && info.constant.is_none()
    }

    /// Reports why a const-expression has no value.
    #[cold]
    pub(super) fn eval_error(&mut self, error: EvalError, expr: ExprId, args: &[ExprId]) {
        let at = error.argument.and_then(|index| args.get(index).copied()).unwrap_or(expr);
        self.error(error.rule, self.span(at), error.message);
    }

    /// Records a value of a known stage.
    #[inline(always)]
    pub(super) fn set_value(&mut self, expr: ExprId, kind: ExprKind, ty: TypeId, stage: EvalStage) {
        self.set(expr, ExprInfo { ty, kind, stage, ..ExprInfo::POISON });
    }

    #[inline(never)]
    fn literal(&mut self, expr: ExprId, literal: Literal) {
        let (ty, value) = match literal.value() {
            LiteralValue::Bool(value) => (TypeId::BOOL, Value::Bool(value)),
            LiteralValue::AbstractInt(value) => (TypeId::ABSTRACT_INT, Value::AbstractInt(value)),
            LiteralValue::AbstractFloat(value) => (TypeId::ABSTRACT_FLOAT, Value::abstract_float(value)),
            LiteralValue::I32(value) => (TypeId::I32, Value::I32(value)),
            LiteralValue::U32(value) => (TypeId::U32, Value::U32(value)),
            LiteralValue::F32(value) => (TypeId::F32, Value::f32(value)),
            LiteralValue::F16(value) => {
                if !self.require_extension(Some(Extension::F16), "f16", self.span(expr)) {
                    return;
                }
                (TypeId::F16, Value::F16(constant::half::f16_from_f32(value)))
            }
        };
        let constant = Some(self.store.constants.scalar(ty, value));
        self.set(expr, ExprInfo { ty, constant, kind: ExprKind::Literal, ..ExprInfo::POISON });
    }
}
