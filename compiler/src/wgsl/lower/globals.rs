//! Module scope: overrides, variables, element counts, functions, directives.

use super::Lowerer;
use crate::diagnostic::Severity;
use crate::ir::{Binding, DiagnosticFilter, OverrideInfo, Value, VarInfo};
use crate::sem::program::{CountSource, DeclTarget, GlobalId, GlobalKind};
use crate::syntax::ast::SeverityControl;
use crate::types::{ArrayCount, CountId, Type, TypeId};
use crate::util::Symbol;

impl Lowerer<'_, '_> {
    /// Lowers everything, in an order in which each thing follows what it uses.
    pub(super) fn module_scope(&mut self) {
        self.directives();
        self.reserve_counts();
        let program = self.program;
        for &decl in &program.order {
            self.b.span = program.ast.decl_span(decl);
            match program.decls[decl] {
                DeclTarget::Global(global) => self.global(global),
                DeclTarget::Function(function) => self.function(function),
                DeclTarget::None | DeclTarget::Local(_) | DeclTarget::Type(_) => {}
            }
        }
        for count in program.counts.ids() {
            self.count(count);
        }
        let overrides = program.globals.iter().any(|global| matches!(global.kind, GlobalKind::Override { .. }));
        if overrides {
            self.b.module.properties = self.b.module.properties.union(crate::ir::DialectProperties::OVERRIDES);
        }
    }

    fn directives(&mut self) {
        let program = self.program;
        let mut names: Vec<&str> = program.enabled.extensions().map(|extension| extension.name()).collect();
        names.sort_unstable();
        for name in names {
            let symbol = self.b.module.store.symbols.intern(name);
            self.b.module.extensions.push(symbol);
        }
        for filter in &program.filters {
            let severity = match filter.severity {
                SeverityControl::Error => Some(Severity::Error),
                SeverityControl::Warning => Some(Severity::Warning),
                SeverityControl::Info => Some(Severity::Info),
                SeverityControl::Off => None,
            };
            let rule = match filter.rule.second {
                None => filter.rule.first,
                Some(second) => {
                    let text = format!("{}.{}", self.b.module.name(filter.rule.first), self.b.module.name(second));
                    self.b.module.store.symbols.intern(&text)
                }
            };
            // A filter of a part of the module only ever permits more here: what it forbids was looked for in the program.
            if filter.range.is_none() || severity != Some(Severity::Error) {
                self.filter(rule, severity);
            }
        }
    }

    /// Adds a filter; of two of the same rule the milder holds.
    fn filter(&mut self, rule: Symbol, severity: Option<Severity>) {
        let gentleness = |severity: Option<Severity>| severity.map_or(u8::MAX, |severity| severity as u8);
        let filters = &mut self.b.module.filters;
        match filters.iter_mut().find(|filter| filter.rule == rule) {
            Some(filter) if gentleness(filter.severity) < gentleness(severity) => filter.severity = severity,
            Some(_) => {}
            None => filters.push(DiagnosticFilter { rule, severity }),
        }
    }

    /// Counts keep their handles, so that types need no change: every handle gets a slot before its value is known.
    fn reserve_counts(&mut self) {
        let one = self.b.u32(1);
        self.b.module.counts.resize(self.program.counts.len(), one);
    }

    fn global(&mut self, id: GlobalId) {
        let program = self.program;
        let global = program.globals[id];
        let value = match global.kind {
            GlobalKind::Const => return,
            GlobalKind::Override { id: number } => {
                let default = self.initializer(global.constant, global.initializer);
                self.b.override_(global.ty, OverrideInfo { id: number }, default)
            }
            GlobalKind::Var { space, access, binding } => {
                self.counts_of(global.ty);
                let initializer = self.initializer(global.constant, global.initializer);
                let binding = binding.map(|point| Binding { group: point.group, binding: point.binding });
                let pointer = self.b.module.store.types.pointer(space, global.ty, access);
                self.b.var_of(pointer, VarInfo { binding, ..VarInfo::default() }, initializer)
            }
        };
        let name = value.as_defined().map(|value| (value, Some(global.name)));
        if let Some((value, name)) = name {
            self.b.module.set_name(value, name);
        }
        self.globals[id] = Some(value);
    }

    fn initializer(
        &mut self,
        constant: Option<crate::constant::ConstId>,
        expr: Option<crate::syntax::ast::ExprId>,
    ) -> Option<Value> {
        match constant {
            Some(constant) => Some(constant.into()),
            None => expr.map(|expr| self.value(expr)),
        }
    }

    /// Lowers the override-expression that counts the elements of a variable, before the variable.
    fn counts_of(&mut self, ty: TypeId) {
        let (Type::Array { count, .. } | Type::Buffer(count)) = self.b.module.store.types.get(ty) else { return };
        if let ArrayCount::Override(count) | ArrayCount::OverrideExpr(count) = count {
            self.count(count);
        }
    }

    fn count(&mut self, count: CountId) {
        let unset = self.b.module.counts[count].as_constant().is_some();
        if !unset {
            return;
        }
        let value = match self.program.counts[count] {
            CountSource::Override(global) => self.globals[global],
            CountSource::Expr(expr) => Some(self.value(expr)),
        };
        if let Some(value) = value {
            self.b.module.counts[count] = value;
        }
    }
}
