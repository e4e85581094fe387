//! What operators, built-in functions and constructors have in common: the overload, the conversions, the value.

use smallvec::SmallVec;

use crate::const_eval;
use crate::constant::{ConstId, EvalStage};
use crate::diagnostic::{Diagnostic, Span};
use crate::intrinsics::{Callee, Match, NoMatch, explain};
use crate::sem::interpretation::zero_power;
use crate::sem::program::{ExprInfo, ExprKind};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{Type, TypeFlags, TypeId};
use crate::util::Range32;

impl<'a> Resolver<'a> {
    /// Resolves the arguments of a call. `None` where one of them is wrong.
    pub(super) fn arguments(&mut self, args: Range32) -> Option<&'a [ExprId]> {
        let mut whole = true;
        let list = self.ast.expr_list(args);
        for &arg in list {
            whole &= self.value(arg).is_some();
        }
        whole.then_some(list)
    }

    /// The latest stage of some expressions.
    pub fn latest_stage(&self, exprs: &[ExprId]) -> EvalStage {
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
        let exprs = &self.exprs;
        let values = args.iter().map(|&arg| (exprs[arg].converted, exprs[arg].stage));
        match self.lookup.lookup_values(&mut self.store, callee, explicit, values, EvalStage::Const) {
            Ok(answer) => Some(answer),
            Err(error) => {
                self.no_overload(&error, callee, args, span, name);
                None
            }
        }
    }

    #[cold]
    fn no_overload(&mut self, error: &NoMatch, callee: Callee, args: &[ExprId], span: Span, name: &str) {
        let (message, notes) = explain(&mut self.store, error, name);
        let mut error = Diagnostic::error(rules::NO_MATCHING_OVERLOAD, span, message);
        for note in notes {
            error = error.with_help(note);
        }
        let error = self.with_converted_argument(error, callee, args);
        let error = self.with_external_sampling(error, callee, args);
        self.diagnostics.push(error);
    }

    /// Converts the arguments to the overload's parameters, and records the call's type, stage and value.
    pub(super) fn apply(&mut self, expr: ExprId, answer: &Match, args: &[ExprId], kind: ExprKind) {
        let (mut stage, mut has_constants) = (EvalStage::Const, args.is_empty());
        for (&arg, &parameter) in args.iter().zip(self.lookup.parameters(answer)) {
            let info = &mut self.exprs[arg];
            stage = stage.max(info.stage);
            match info.constant {
                Some(_) => has_constants = true,
                None => info.converted = parameter,
            }
        }
        if answer.overload.const_fn().is_none() {
            stage = EvalStage::Runtime;
        }
        let constant = if has_constants { self.evaluate(expr, answer, args, stage) } else { None };
        self.set(expr, ExprInfo { ty: answer.ret, stage, constant, kind, ..ExprInfo::POISON });
    }

    /// Converts the arguments that are constants.
    fn convert_constants(&mut self, answer: &Match, args: &[ExprId]) {
        for (index, &arg) in args.iter().enumerate() {
            if self.exprs[arg].constant.is_some() {
                let parameter = self.lookup.parameters(answer)[index];
                self.convert(arg, parameter);
            }
        }
    }

    /// The value of a const-expression. Of other calls, the constant arguments alone are converted and checked.
    #[inline(never)]
    fn evaluate(&mut self, expr: ExprId, answer: &Match, args: &[ExprId], stage: EvalStage) -> Option<ConstId> {
        self.convert_constants(answer, args);
        let function = answer.overload.const_fn()?;
        if self.unevaluated > 0 {
            return None;
        }
        if stage == EvalStage::Const {
            let mut constants: SmallVec<[ConstId; 4]> = SmallVec::new();
            for &arg in args {
                constants.push(self.exprs[arg].constant?);
            }
            return match const_eval::evaluate(&mut self.store, function, &constants, answer.ret) {
                Ok(value) => {
                    if const_eval::is_zero_power(&self.store, function, &constants) {
                        let found = zero_power(self.allowed.interpretation(), self.span(expr));
                        self.diagnostics.push(found);
                    }
                    Some(value)
                }
                Err(error) => {
                    self.eval_error(error, expr, args);
                    None
                }
            };
        }
        let first = *self.lookup.parameters(answer).first()?;
        if let Err(error) =
            const_eval::check_partial(&self.store, function, first, |index| self.exprs[args[index]].constant)
        {
            self.eval_error(error, expr, args);
        }
        None
    }

    /// The concrete type that a value of `ty` takes where nothing asks for another.
    #[inline]
    pub fn concrete_type(&mut self, ty: TypeId) -> TypeId {
        if self.has(ty, TypeFlags::ABSTRACT) { self.concrete_of_abstract(ty) } else { ty }
    }

    #[inline(never)]
    fn concrete_of_abstract(&mut self, ty: TypeId) -> TypeId {
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
