//! Switch statements.
//!
//! <https://www.w3.org/TR/WGSL/#switch-statement>

use hashbrown::HashMap;

use super::Enclosing;
use crate::constant::EvalStage;
use crate::diagnostic::Span;
use crate::sem::behaviour::Behaviours;
use crate::sem::resolver::Resolver;
use crate::sem::{limits, rules};
use crate::syntax::ast::{CaseSelector, Expr, ExprId};
use crate::types::TypeId;
use crate::util::Range32;

impl Resolver<'_> {
    pub(super) fn switch_statement(&mut self, selector: ExprId, clauses: Range32, span: Span) -> Behaviours {
        let selector_ty = self.value(selector).filter(|&ty| self.check_selector_type(ty, selector));
        let values = self.case_values(clauses);
        if let (Some(selector_ty), Some(values)) = (selector_ty, &values) {
            self.case_types(selector, selector_ty, values);
        }
        self.check_defaults(clauses, span);
        self.switch_bodies(clauses)
    }

    fn check_selector_type(&mut self, ty: TypeId, expr: ExprId) -> bool {
        if matches!(ty, TypeId::ABSTRACT_INT | TypeId::I32 | TypeId::U32) {
            return true;
        }
        let message = format!("a selector must be an integer, not '{}'", self.type_name(ty));
        self.error(rules::SWITCH_SELECTOR_TYPE, self.span(expr), message);
        false
    }

    /// Resolves the case selectors. `None` where one is wrong.
    fn case_values(&mut self, clauses: Range32) -> Option<Vec<ExprId>> {
        let ast = self.ast;
        let mut values = Vec::new();
        let mut whole = true;
        for clause in ast.switch_clause_list(clauses) {
            for selector in ast.case_selector_list(clause.selectors) {
                let CaseSelector::Value(value) = *selector else { continue };
                let fits = self.value(value).is_some_and(|ty| self.check_selector_type(ty, value));
                whole &= fits && self.check_case_stage(value);
                values.push(value);
            }
        }
        whole.then_some(values)
    }

    fn check_case_stage(&mut self, value: ExprId) -> bool {
        if self.exprs[value].stage == EvalStage::Const {
            return true;
        }
        self.error(rules::CONST_EXPRESSION_REQUIRED, self.span(value), "a case selector must be a const-expression");
        false
    }

    /// Brings the selector and the case selectors to one concrete type, and holds their values to be different.
    fn case_types(&mut self, selector: ExprId, selector_ty: TypeId, values: &[ExprId]) {
        let all = values.iter().map(|&value| self.exprs[value].converted).chain([selector_ty]);
        let concrete = all.into_iter().find(|&ty| ty != TypeId::ABSTRACT_INT && selector_ty == TypeId::ABSTRACT_INT);
        let common = match selector_ty {
            TypeId::ABSTRACT_INT => concrete.unwrap_or(TypeId::I32),
            ty => ty,
        };
        self.convert(selector, common);
        for &value in values {
            let fits = self.require_type(value, common, rules::SWITCH_SELECTOR_TYPE, |from, to| {
                format!("the case selectors of this switch must be of type '{to}', and this is '{from}'")
            });
            if !fits {
                return;
            }
        }
        self.check_limit(limits::CASE_SELECTORS, values.len(), self.span(selector));
        let mut seen: HashMap<i64, ExprId> = HashMap::with_capacity(values.len());
        for &value in values {
            let Some(number) = self.exprs[value].constant.and_then(|id| self.store.constants.as_integer(id)) else {
                continue;
            };
            if let Some(first) = seen.insert(number, value) {
                let message = format!("the value {number} has a case already");
                self.error_note(rules::DUPLICATE_CASE, self.span(value), message, self.span(first), "it is here");
            }
        }
    }

    fn check_defaults(&mut self, clauses: Range32, span: Span) {
        let ast = self.ast;
        let lists = ast.switch_clause_list(clauses).iter();
        let selectors = lists.flat_map(|clause| ast.case_selector_list(clause.selectors));
        let mut defaults = selectors.filter_map(|selector| match selector {
            CaseSelector::Default(span) => Some(*span),
            CaseSelector::Value(_) => None,
        });
        let Some(first) = defaults.next() else {
            if self.may_lack_default(clauses) {
                self.error(rules::MISSING_DEFAULT, span, "a switch must have a 'default' clause");
            }
            return;
        };
        if let Some(second) = defaults.next() {
            let message = "a switch has one 'default' only";
            self.error_note(rules::MISSING_DEFAULT, second, message, first, "the first is here");
        }
    }

    /// Whether nothing was said of the clauses yet that explains why there is no default.
    fn may_lack_default(&self, clauses: Range32) -> bool {
        let list = self.ast.switch_clause_list(clauses);
        let mut selectors = list.iter().flat_map(|clause| self.ast.case_selector_list(clause.selectors));
        let broken = |value| self.ast.expr(value) == Expr::Broken;
        !list.is_empty() && !selectors.any(|selector| matches!(*selector, CaseSelector::Value(value) if broken(value)))
    }

    fn switch_bodies(&mut self, clauses: Range32) -> Behaviours {
        let ast = self.ast;
        self.enclosing.push(Enclosing::Switch);
        let mut behaviours = Behaviours::NONE;
        for clause in ast.switch_clause_list(clauses) {
            behaviours = behaviours.union(self.block(clause.body));
        }
        self.enclosing.pop();
        if behaviours.contains(Behaviours::BREAK) {
            behaviours = behaviours.union(Behaviours::NEXT).without(Behaviours::BREAK);
        }
        if behaviours.is_empty() { Behaviours::NEXT } else { behaviours }
    }
}
