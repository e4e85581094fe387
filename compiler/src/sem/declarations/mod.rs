//! Module-scope declarations, and the parts that those of functions share with them.

mod function;
mod global;
mod local;
mod structure;

use super::program::DeclTarget;
use super::resolver::Resolver;
use super::rules;
use crate::constant::EvalStage;
use crate::syntax::ast::{Decl, DeclId, ExprId, Variable};
use crate::types::{TypeFlags, TypeId};

impl Resolver<'_> {
    /// Resolves the module-scope declarations in their order of dependency.
    pub(super) fn declarations(&mut self, order: &[DeclId]) {
        let ast = self.ast;
        for &decl in order {
            match &ast.decls[decl].node {
                Decl::Variable(variable) => self.global_declaration(decl, variable),
                &Decl::Alias { ty, .. } => {
                    if let Some(ty) = self.type_expr(ty) {
                        self.decls[decl] = DeclTarget::Type(ty);
                    }
                }
                Decl::Broken(_) => {}
                Decl::Struct(structure) => self.struct_declaration(decl, *structure),
                Decl::Function(function) => self.function_declaration(decl, *function),
                &Decl::ConstAssert { condition } => self.const_assert(condition),
            }
        }
    }

    /// The type of a variable or value: declared, or that of its initializer. Both are resolved; `None` if the one that
    /// decides is wrong. An initializer of another type is poison.
    pub(super) fn effective_type(&mut self, variable: &Variable, may_be_abstract: bool) -> Option<TypeId> {
        let declared = variable.ty.map(|ty| self.type_expr(ty));
        let initial = variable.initializer.map(|initializer| self.value(initializer));
        let (ty, initializer) = match (declared, initial, variable.initializer) {
            (Some(None), ..) | (None, Some(None), _) => return None,
            (Some(Some(ty)), Some(None), _) => return Some(ty),
            (Some(Some(ty)), ..) => (ty, variable.initializer),
            (None, Some(Some(ty)), Some(_)) if may_be_abstract => return Some(ty),
            (None, Some(Some(_)), Some(initializer)) => return Some(self.concretize(initializer)),
            _ => {
                let name = variable.name;
                let message = format!("'{}' needs a type or an initializer", self.name(name.symbol));
                self.error(rules::VAR_TYPE_MISSING, name.span, message);
                return None;
            }
        };
        if let Some(initializer) = initializer {
            let fits = self.require_type(initializer, ty, rules::INITIALIZER_TYPE, |from, to| {
                format!("the initializer must be of type '{to}', and is '{from}'")
            });
            if !fits {
                self.poison::<()>(initializer);
            }
        }
        Some(ty)
    }

    /// Holds an initializer to an evaluation stage.
    pub(super) fn check_stage(&mut self, expr: ExprId, latest: EvalStage, what: &str) -> bool {
        if self.exprs[expr].stage <= latest {
            return true;
        }
        let (rule, kind) = match latest {
            EvalStage::Const => (rules::CONST_EXPRESSION_REQUIRED, "a const-expression"),
            _ => (rules::OVERRIDE_EXPRESSION_REQUIRED, "a const-expression or an override-expression"),
        };
        self.error(rule, self.span(expr), format!("the initializer of {what} must be {kind}"));
        false
    }

    /// Whether a type may be that of a `const`, abstract ones included; reported if not.
    pub(super) fn check_constructible(&mut self, ty: TypeId, variable: &Variable) -> bool {
        if self.has(ty, TypeFlags::CONSTRUCTIBLE) {
            return true;
        }
        let keyword = variable.kind.keyword();
        let message = format!("a '{keyword}' must be of a constructible type, which '{}' is not", self.type_name(ty));
        self.error(rules::VALUE_TYPE, variable.name.span, message);
        false
    }

    /// <https://www.w3.org/TR/WGSL/#const-assert-statement>
    pub(super) fn const_assert(&mut self, condition: ExprId) {
        let Some(ty) = self.value(condition) else { return };
        let span = self.span(condition);
        if ty != TypeId::BOOL {
            let message = format!("a const assertion must be 'bool', and is '{}'", self.type_name(ty));
            return self.error(rules::CONST_ASSERT_TYPE, span, message);
        }
        if self.exprs[condition].stage != EvalStage::Const {
            return self.error(rules::CONST_EXPRESSION_REQUIRED, span, "a const assertion must be a const-expression");
        }
        let value = self.exprs[condition].constant;
        if value.and_then(|value| self.store.constants.as_bool(value)) == Some(false) {
            self.error(rules::CONST_ASSERT, span, "this const assertion does not hold");
        }
    }
}
