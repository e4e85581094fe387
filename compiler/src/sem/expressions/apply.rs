//! What operators, built-in functions and constructors have in common: the overload, the conversions, the value.

use smallvec::SmallVec;

use crate::constant::{self, ConstId, EvalStage};
use crate::diagnostic::{Diagnostic, Span};
use crate::intrinsics::{Callee, Match, explain};
use crate::sem::program::{ExprInfo, ExprKind};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{Type, TypeFlags, TypeId};
use crate::util::Range32;

/// Arguments with their types; most calls have few.
pub(super) type Arguments = SmallVec<[ExprId; 4]>;

impl Resolver<'_> {
    /// Resolves the arguments of a call. `None` where one of them is wrong.
    pub(super) fn arguments(&mut self, args: Range32) -> Option<Arguments> {
        let mut whole = true;
        for &arg in self.ast.expr_list(args) {
            whole &= self.value(arg).is_some();
        }
        whole.then(|| SmallVec::from_slice(self.ast.expr_list(args)))
    }

    /// The latest stage of some expressions.
    pub(super) fn latest_stage(&self, exprs: &[ExprId]) -> EvalStage {
        exprs.iter().map(|&expr| self.exprs[expr].stage).max().unwrap_or(EvalStage::Const)
    }

    /// Finds the overload that a call means; reports it where there is none. `name` is how the source spells the callee.
    pub(super) fn overload(
        &mut self,
        callee: Callee,
        explicit: &[TypeId],
        args: &[ExprId],
        span: Span,
        name: &str,
    ) -> Option<Match> {
        let mut types: SmallVec<[TypeId; 4]> = SmallVec::new();
        for &arg in args {
            types.push(self.exprs[arg].converted);
        }
        let stage = self.latest_stage(args);
        let error = match self.lookup.lookup(&mut self.store, callee, explicit, &types, stage) {
            Ok(answer) => return Some(answer),
            Err(error) => error,
        };
        let rule = match callee {
            Callee::Function(_) => rules::NO_MATCHING_OVERLOAD,
            Callee::Constructor(_) => rules::NO_MATCHING_OVERLOAD,
            Callee::Unary(_) | Callee::Binary { .. } => rules::NO_MATCHING_OVERLOAD,
        };
        let (message, notes) = explain(&mut self.store, &error, name);
        let mut error = Diagnostic::error(rule, span, message);
        for note in notes {
            error = error.with_help(note);
        }
        self.diagnostics.push(error);
        None
    }

    /// Converts the arguments to the overload's parameters, and records the call's type, stage and value.
    pub(super) fn apply(&mut self, expr: ExprId, answer: &Match, args: &[ExprId], kind: ExprKind) {
        let parameters: SmallVec<[TypeId; 4]> = SmallVec::from_slice(self.lookup.parameters(answer));
        for (&arg, &parameter) in args.iter().zip(&parameters) {
            self.convert(arg, parameter);
        }
        let stage = if answer.const_fn.is_some() { self.latest_stage(args) } else { EvalStage::Runtime };
        let constant = self.evaluate(expr, answer, args, &parameters, stage);
        self.set(expr, ExprInfo { ty: answer.ret, stage, constant, kind, ..ExprInfo::POISON });
    }

    /// The value of a const-expression. Of other calls, the constant arguments alone are checked.
    fn evaluate(
        &mut self,
        expr: ExprId,
        answer: &Match,
        args: &[ExprId],
        parameters: &[TypeId],
        stage: EvalStage,
    ) -> Option<ConstId> {
        let function = answer.const_fn?;
        if self.unevaluated > 0 {
            return None;
        }
        if stage == EvalStage::Runtime && args.iter().all(|&arg| self.exprs[arg].constant.is_none()) {
            return None;
        }
        let constants: SmallVec<[Option<ConstId>; 4]> = args.iter().map(|&arg| self.exprs[arg].constant).collect();
        if stage == EvalStage::Const {
            let constants: Option<SmallVec<[ConstId; 4]>> = constants.into_iter().collect();
            return match constant::evaluate(&mut self.store, function, &constants?, answer.ret) {
                Ok(value) => Some(value),
                Err(error) => {
                    self.eval_error(error, expr, args);
                    None
                }
            };
        }
        if let Err(error) = constant::check_partial(&self.store, function, &constants, parameters) {
            self.eval_error(error, expr, args);
        }
        None
    }

    /// The concrete type that a value of `ty` takes where nothing asks for another.
    pub fn concrete_type(&mut self, ty: TypeId) -> TypeId {
        if !self.has(ty, TypeFlags::ABSTRACT) {
            return ty;
        }
        match self.store.types.get(ty) {
            Type::Struct(_) => {}
            // It may hold result structures too. Types nest as deep as their limit allows.
            Type::Array { elem, count } => {
                let elem = self.concrete_type(elem);
                return self.store.types.array(elem, count);
            }
            _ => return self.store.types.default_concrete(ty),
        }
        if let Some(&known) = self.concrete_results.get(&ty) {
            return known;
        }
        let found = crate::intrinsics::concrete_result(&mut self.store, ty);
        self.concrete_results.insert(ty, found);
        found
    }
}
