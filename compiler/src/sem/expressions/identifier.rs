//! Identifiers that stand as expressions.

use crate::constant::EvalStage;
use crate::sem::binding::Binding;
use crate::sem::predeclared::Predeclared;
use crate::sem::program::{DeclTarget, ExprInfo, ExprKind, GlobalId, GlobalKind, LocalId, ParamId};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{ExprId, VariableKind};
use crate::types::{Access, AddressSpace, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    #[inline(never)]
    pub(super) fn identifier(&mut self, expr: ExprId, template_args: Range32) {
        let binding = self.bindings[expr];
        match binding {
            Binding::Unresolved | Binding::Broken => {}
            Binding::Module(decl) => self.module_name(expr, self.decls[decl], template_args),
            Binding::Local(local) => {
                if self.plain_name(expr, template_args) {
                    self.local(expr, local);
                }
            }
            Binding::Param(param) => {
                if self.plain_name(expr, template_args) {
                    self.param(expr, param);
                }
            }
            Binding::Predeclared(Predeclared::Function(_)) => self.uncalled(expr),
            Binding::Predeclared(Predeclared::Enumerant(_)) => {
                self.enumerant(expr);
            }
            Binding::Predeclared(Predeclared::Type(_) | Predeclared::Generator(_)) => {
                self.type_expr(expr);
            }
        }
    }

    fn module_name(&mut self, expr: ExprId, target: DeclTarget, template_args: Range32) {
        match target {
            DeclTarget::None | DeclTarget::Local(_) => {}
            DeclTarget::Type(_) => {
                self.type_expr(expr);
            }
            DeclTarget::Function(_) => self.uncalled(expr),
            DeclTarget::Global(global) => {
                if self.plain_name(expr, template_args) {
                    self.global(expr, global);
                }
            }
        }
    }

    #[cold]
    fn uncalled(&mut self, expr: ExprId) {
        let message = format!("'{}' is a function: it can only be called", self.source_name(expr));
        self.error(rules::VALUE_EXPECTED, self.span(expr), message);
    }

    #[inline]
    fn plain_name(&mut self, expr: ExprId, template_args: Range32) -> bool {
        template_args.is_empty() || self.value_with_templates(expr)
    }

    #[cold]
    fn value_with_templates(&mut self, expr: ExprId) -> bool {
        let message = format!("'{}' is a value, which takes no template arguments", self.source_name(expr));
        self.error(rules::TEMPLATE_ARGUMENTS, self.span(expr), message);
        false
    }

    fn global(&mut self, expr: ExprId, id: GlobalId) {
        let global = self.globals[id];
        if global.ty == TypeId::VOID {
            return;
        }
        let kind = ExprKind::Global(id);
        match global.kind {
            GlobalKind::Var { space, access, .. } => {
                let types = &mut self.store.types;
                let known = &mut self.globals[id].reference;
                let ty = *known.get_or_insert_with(|| types.reference(space, global.ty, access));
                self.set_value(expr, kind, ty, EvalStage::Runtime);
            }
            GlobalKind::Override { .. } => self.set_value(expr, kind, global.ty, EvalStage::Override),
            GlobalKind::Const if global.constant.is_some() => {
                self.set(expr, ExprInfo { ty: global.ty, kind, constant: global.constant, ..ExprInfo::POISON });
            }
            GlobalKind::Const => {}
        }
    }

    fn local(&mut self, expr: ExprId, id: LocalId) {
        let local = self.locals[id];
        if local.ty == TypeId::VOID {
            return;
        }
        let kind = ExprKind::Local(id);
        match local.kind {
            VariableKind::Var => {
                let types = &mut self.store.types;
                let known = &mut self.locals[id].reference;
                let ty =
                    *known.get_or_insert_with(|| types.reference(AddressSpace::Function, local.ty, Access::ReadWrite));
                self.set_value(expr, kind, ty, EvalStage::Runtime);
            }
            VariableKind::Const if local.constant.is_none() => {}
            VariableKind::Const => {
                self.set(expr, ExprInfo { ty: local.ty, kind, constant: local.constant, ..ExprInfo::POISON });
            }
            VariableKind::Let | VariableKind::Override => self.set_value(expr, kind, local.ty, EvalStage::Runtime),
        }
    }

    fn param(&mut self, expr: ExprId, id: ParamId) {
        let ty = self.params[id].ty;
        if ty != TypeId::VOID {
            self.set_value(expr, ExprKind::Param(id), ty, EvalStage::Runtime);
        }
    }
}
