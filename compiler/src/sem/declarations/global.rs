//! Module-scope variables, overrides and constants.
//!
//! <https://www.w3.org/TR/WGSL/#var-and-value>

use crate::constant::EvalStage;
use crate::sem::attributes::Place;
use crate::sem::program::{BindingPoint, DeclTarget, GlobalId, GlobalKind};
use crate::sem::resolver::Resolver;
use crate::sem::{limits, rules};
use crate::syntax::ast::{AttributeKind, DeclId, Variable, VariableKind};
use crate::types::{Access, AddressSpace, TypeId};

impl Resolver<'_> {
    pub(super) fn global_declaration(&mut self, decl: DeclId, variable: &Variable) {
        let place = match variable.kind {
            VariableKind::Var => Place::Variable,
            VariableKind::Override => Place::Override,
            VariableKind::Const | VariableKind::Let => Place::Value,
        };
        self.attributes(variable.attributes, place, self.ast.decl_span(decl));
        let DeclTarget::Global(id) = self.numbers[decl] else { return };
        match variable.kind {
            VariableKind::Var => self.global_variable(id, variable),
            VariableKind::Override => self.override_declaration(id, variable),
            VariableKind::Const => self.const_declaration(id, variable),
            VariableKind::Let => {}
        }
        self.decls[decl] = DeclTarget::Global(id);
    }

    fn const_declaration(&mut self, id: GlobalId, variable: &Variable) {
        let Some(ty) = self.effective_type(variable, true) else { return };
        let Some(initializer) = variable.initializer else { return };
        if self.check_stage(initializer, EvalStage::Const, "a 'const'") && self.check_constructible(ty, variable) {
            let constant = self.exprs[initializer].constant;
            let global = &mut self.globals[id];
            (global.ty, global.constant) = (ty, constant);
        }
    }

    fn override_declaration(&mut self, id: GlobalId, variable: &Variable) {
        let number = self.override_id(id, variable);
        self.globals[id].kind = GlobalKind::Override { id: number };
        let Some(ty) = self.effective_type(variable, false) else { return };
        if !self.store.types.is_scalar(ty) {
            let message = format!("an override must be a scalar, not '{}'", self.type_name(ty));
            return self.error(rules::OVERRIDE_TYPE, variable.name.span, message);
        }
        if let Some(initializer) = variable.initializer {
            if !self.check_stage(initializer, EvalStage::Override, "an override") {
                return;
            }
            self.globals[id].constant = self.exprs[initializer].constant;
        }
        self.globals[id].ty = ty;
    }

    fn override_id(&mut self, global: GlobalId, variable: &Variable) -> Option<u16> {
        let ast = self.ast;
        let expr = ast.attribute_list(variable.attributes).iter().find_map(|attribute| match attribute.kind {
            AttributeKind::Id(expr) => Some(expr),
            _ => None,
        })?;
        let value = self.attribute_at_least(expr, "id", 0)?;
        if value > limits::OVERRIDE_ID {
            let message = format!("'@id' must be at most {}, and is {value}", limits::OVERRIDE_ID);
            self.error(rules::ATTRIBUTE_VALUE, self.span(expr), message);
            return None;
        }
        let number = value as u16;
        if let Some(&first) = self.override_ids.get(&number) {
            let at = self.ast.decl_span(self.globals[first].decl);
            let message = format!("another override has the id {number}");
            self.error_note(rules::OVERRIDE_ID_UNIQUE, self.span(expr), message, at, "it is declared here");
            return None;
        }
        self.override_ids.insert(number, global);
        Some(number)
    }

    fn global_variable(&mut self, id: GlobalId, variable: &Variable) {
        let binding = self.binding_point(variable);
        let spelled = self.spelled_space(variable);
        let Some(ty) = self.effective_type(variable, false) else { return };
        let Some(spelled) = spelled else { return };
        let Some((space, access)) = self.space_of_global(spelled, ty, variable) else { return };
        if !self.check_store_type(space, access, ty, self.type_span(variable))
            || !self.check_initializer(space, variable)
            || !self.check_binding(space, binding, variable)
        {
            return;
        }
        let global = &mut self.globals[id];
        global.kind = GlobalKind::Var { space, access, binding };
        global.constant = variable.initializer.and_then(|initializer| self.exprs[initializer].constant);
        global.ty = ty;
    }

    fn type_span(&self, variable: &Variable) -> crate::diagnostic::Span {
        variable.ty.map_or(variable.name.span, |ty| self.span(ty))
    }

    /// The address space and access mode of `var<...>`; `Some(None)` where nothing is written, `None` where it is wrong.
    #[allow(clippy::option_option)]
    pub(super) fn spelled_space(&mut self, variable: &Variable) -> Option<Option<(AddressSpace, Access)>> {
        match *self.ast.expr_list(variable.template_args) {
            [] => Some(None),
            [space] => self.space_and_access(space, None).map(Some),
            [space, access] => self.space_and_access(space, Some(access)).map(Some),
            [_, _, extra, ..] => {
                let message = "'var' takes an address space and an access mode, and nothing more";
                self.error(rules::TEMPLATE_ARGUMENTS, self.span(extra), message);
                None
            }
        }
    }

    fn space_of_global(
        &mut self,
        spelled: Option<(AddressSpace, Access)>,
        ty: TypeId,
        variable: &Variable,
    ) -> Option<(AddressSpace, Access)> {
        let is_handle = self.store.types.is_handle(ty);
        let span = variable.name.span;
        let (rule, message) = match spelled {
            None if is_handle => return Some((AddressSpace::Handle, Access::Read)),
            None => (
                rules::ADDRESS_SPACE_MISSING,
                format!("'{}' needs an address space: 'var<private>', for example", self.name(variable.name.symbol)),
            ),
            Some(_) if is_handle => (
                rules::ADDRESS_SPACE_PLACEMENT,
                "textures and samplers are declared without an address space".to_owned(),
            ),
            Some((AddressSpace::Function, _)) => {
                (rules::ADDRESS_SPACE_PLACEMENT, "a variable at module scope cannot lie in 'function'".to_owned())
            }
            Some(found) => return self.check_immediate_feature(found.0, span).then_some(found),
        };
        self.error(rule, span, message);
        None
    }

    fn check_immediate_feature(&mut self, space: AddressSpace, span: crate::diagnostic::Span) -> bool {
        let feature = crate::intrinsics::LanguageFeature::ImmediateAddressSpace;
        let needed = (space == AddressSpace::Immediate).then_some(feature);
        self.require_feature(needed, "immediate", span)
    }

    fn check_initializer(&mut self, space: AddressSpace, variable: &Variable) -> bool {
        let Some(initializer) = variable.initializer else { return true };
        if space != AddressSpace::Private {
            let message = format!("a variable in address space '{}' cannot have an initializer", space.name());
            self.error(rules::INITIALIZER_PLACEMENT, self.span(initializer), message);
            return false;
        }
        self.check_stage(initializer, EvalStage::Override, "a module-scope variable")
    }

    fn binding_point(&mut self, variable: &Variable) -> Option<BindingPoint> {
        let ast = self.ast;
        let (mut group, mut binding) = (None, None);
        for attribute in ast.attribute_list(variable.attributes) {
            match attribute.kind {
                AttributeKind::Group(expr) => group = self.attribute_at_least(expr, "group", 0),
                AttributeKind::Binding(expr) => binding = self.attribute_at_least(expr, "binding", 0),
                _ => {}
            }
        }
        Some(BindingPoint { group: group?, binding: binding? })
    }

    /// Resources have both `@group` and `@binding`; other variables neither.
    fn check_binding(&mut self, space: AddressSpace, binding: Option<BindingPoint>, variable: &Variable) -> bool {
        let ast = self.ast;
        let list = ast.attribute_list(variable.attributes);
        let find = |test: fn(&AttributeKind) -> bool| list.iter().find(|attribute| test(&attribute.kind));
        let group = find(|kind| matches!(kind, AttributeKind::Group(_)));
        let number = find(|kind| matches!(kind, AttributeKind::Binding(_)));
        if self.has_broken_attribute(variable.attributes) {
            return false;
        }
        if matches!(space, AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Handle) {
            if group.is_some() && number.is_some() {
                return binding.is_some();
            }
            let name = self.name(variable.name.symbol);
            let missing = match (group, number) {
                (None, None) => "'@group' and '@binding'",
                (None, _) => "'@group'",
                _ => "'@binding'",
            };
            let message = format!("'{name}' is a resource and needs {missing}");
            self.error(rules::MISSING_BINDING, variable.name.span, message);
            return false;
        }
        if let Some(attribute) = group.or(number) {
            let message = format!("a variable in address space '{}' has no binding", space.name());
            self.error(rules::BINDING_PLACEMENT, attribute.span, message);
            return false;
        }
        true
    }
}
