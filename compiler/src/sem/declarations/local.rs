//! Declarations in functions: `var`, `let`, `const`, and const assertions.

use crate::constant::EvalStage;
use crate::intrinsics::LanguageFeature;
use crate::sem::attributes::Place;
use crate::sem::program::{DeclTarget, LocalId};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{Decl, DeclId, Variable, VariableKind};
use crate::types::{Access, AddressSpace, Type, TypeFlags, TypeId};

impl Resolver<'_> {
    /// Resolves a declaration that stands in a function.
    pub fn local_declaration(&mut self, decl: DeclId) {
        let ast = self.ast;
        match &ast.decls[decl].node {
            Decl::Variable(variable) => self.local_variable(decl, variable),
            &Decl::ConstAssert { condition } => self.const_assert(condition),
            Decl::Alias { .. } | Decl::Struct(_) | Decl::Function(_) | Decl::Broken(_) => {}
        }
    }

    fn local_variable(&mut self, decl: DeclId, variable: &Variable) {
        self.attributes(variable.attributes, Place::Value, self.ast.decl_span(decl));
        let DeclTarget::Local(id) = self.numbers[decl] else { return };
        match variable.kind {
            VariableKind::Var => self.local_var(id, variable),
            VariableKind::Let => self.local_let(id, variable),
            VariableKind::Const => self.local_const(id, variable),
            VariableKind::Override => {}
        }
        self.decls[decl] = DeclTarget::Local(id);
    }

    fn local_var(&mut self, id: LocalId, variable: &Variable) {
        let space = self.spelled_space(variable);
        let Some(ty) = self.effective_type(variable, false) else { return };
        let Some(space) = space else { return };
        let span = variable.ty.map_or(variable.name.span, |ty| self.span(ty));
        if let Some((space, _)) = space
            && space != AddressSpace::Function
        {
            let message = format!("a variable in a function cannot lie in '{}'", space.name());
            return self.error(rules::ADDRESS_SPACE_PLACEMENT, variable.name.span, message);
        }
        if self.check_store_type(AddressSpace::Function, Access::ReadWrite, ty, span) {
            self.locals[id].ty = ty;
        }
    }

    fn local_let(&mut self, id: LocalId, variable: &Variable) {
        let Some(ty) = self.effective_type(variable, false) else { return };
        let fits = match self.store.types.get(ty) {
            Type::Pointer { .. } => true,
            _ if self.store.types.is_handle(ty) => {
                self.allowed.has_language_feature(LanguageFeature::TextureAndSamplerLet)
            }
            _ => self.has(ty, TypeFlags::CONSTRUCTIBLE),
        };
        if fits {
            self.locals[id].ty = ty;
            if let (Type::Pointer { .. }, Some(initializer)) = (self.store.types.get(ty), variable.initializer) {
                self.note_pointer(id, initializer);
            }
        } else {
            self.check_value_type(ty, variable);
        }
    }

    fn check_value_type(&mut self, ty: TypeId, variable: &Variable) {
        let message =
            format!("a 'let' must be of a constructible or pointer type, which '{}' is not", self.type_name(ty));
        self.error(rules::VALUE_TYPE, variable.name.span, message);
    }

    fn local_const(&mut self, id: LocalId, variable: &Variable) {
        let Some(ty) = self.effective_type(variable, true) else { return };
        let Some(initializer) = variable.initializer else { return };
        if self.check_stage(initializer, EvalStage::Const, "a 'const'") && self.check_constructible(ty, variable) {
            let constant = self.exprs[initializer].constant;
            let local = &mut self.locals[id];
            (local.ty, local.constant) = (ty, constant);
        }
    }
}
