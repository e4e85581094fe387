//! Assignments, increments and decrements.
//!
//! <https://www.w3.org/TR/WGSL/#assignment>

use crate::sem::aliasing::Accesses;
use crate::sem::program::ExprKind;
use crate::sem::resolver::{MemoryView, Resolver};
use crate::sem::rules;
use crate::syntax::ast::{BinaryOp, ExprId};
use crate::types::{Access, AddressSpace, Type, TypeFlags, TypeId};

impl Resolver<'_> {
    pub(super) fn assignment(&mut self, target: ExprId, value: ExprId) {
        let view = self.target(target, false);
        let ty = self.value(value);
        let (Some(view), Some(_)) = (view, ty) else { return };
        if !self.has(view.store, TypeFlags::CONSTRUCTIBLE) {
            let message = format!("memory of type '{}' cannot be assigned as a whole", self.type_name(view.store));
            return self.error(rules::CONSTRUCTIBLE_REQUIRED, self.span(target), message);
        }
        self.require_type(value, view.store, rules::ASSIGNMENT_TYPE, |from, to| {
            format!("a value of type '{from}' cannot be assigned to memory of type '{to}'")
        });
    }

    pub(super) fn compound_assignment(&mut self, target: ExprId, op: BinaryOp, value: ExprId) {
        let view = self.target(target, true);
        let ty = self.value(value);
        if let (Some(view), Some(_)) = (view, ty) {
            self.compound_operator(target, view.store, op, value);
        }
    }

    /// <https://www.w3.org/TR/WGSL/#increment-decrement>
    pub(super) fn step(&mut self, target: ExprId) {
        let Some(view) = self.target(target, true) else { return };
        if !matches!(view.store, TypeId::I32 | TypeId::U32) {
            let message = format!("only 'i32' and 'u32' can be stepped, not '{}'", self.type_name(view.store));
            self.error(rules::INCREMENT_TYPE, self.span(target), message);
        }
    }

    /// <https://www.w3.org/TR/WGSL/#phony-assignment-section>
    pub(super) fn phony_assignment(&mut self, value: ExprId) {
        self.expression(value);
        if self.check_phony_type(value) {
            self.load(value);
        }
    }

    /// Memory whose type has no values cannot be thrown away; its address can.
    fn check_phony_type(&mut self, value: ExprId) -> bool {
        let Some(view) = self.memory_view(self.exprs[value].ty).filter(|view| !view.is_pointer) else { return true };
        if !self.has(view.store, TypeFlags::PLAIN) || self.has(view.store, TypeFlags::CONSTRUCTIBLE) {
            return true;
        }
        let message =
            format!("memory of type '{}' has no value to throw away: take its address", self.type_name(view.store));
        self.error(rules::PHONY_TYPE, self.span(value), message);
        false
    }

    /// What is assigned to: a reference that may be written, and read too if `is_read`.
    fn target(&mut self, target: ExprId, is_read: bool) -> Option<MemoryView> {
        self.expression(target);
        let info = self.exprs[target];
        if info.is_poison() {
            return None;
        }
        let span = self.span(target);
        let Some(view) = self.memory_view(info.ty).filter(|view| !view.is_pointer) else {
            let message = self.why_no_target(target);
            self.error(rules::ASSIGNMENT_TO_VALUE, span, message);
            return None;
        };
        let is_writable = match view.access {
            Access::ReadWrite => view.space != AddressSpace::Handle,
            Access::Write => !is_read,
            Access::Read => false,
        };
        if !is_writable {
            let message = format!(
                "memory in address space '{}' with access mode '{}' cannot be assigned",
                view.space.name(),
                view.access.name()
            );
            self.error(rules::READ_ONLY_STORE, span, message);
            return None;
        }
        if matches!(self.store.types.get(view.store), Type::Atomic(_)) {
            self.error(rules::ATOMIC_ACCESS, span, "an atomic is only written by 'atomicStore' and its kind");
            return None;
        }
        self.note_access(target, if is_read { Accesses::BOTH } else { Accesses::WRITE });
        Some(view)
    }

    fn why_no_target(&self, target: ExprId) -> String {
        let info = &self.exprs[target];
        match info.kind {
            ExprKind::Swizzle(_) => "several components of a vector cannot be assigned at once".into(),
            ExprKind::Local(_) | ExprKind::Global(_) | ExprKind::Param(_) => {
                let name = self.source_name(target);
                if self.memory_view(info.ty).is_some() {
                    return format!("'{name}' is a pointer: write '*{name}' to assign what it points to");
                }
                format!("'{name}' is no variable: its value cannot be changed")
            }
            _ => "only what lies in memory can be assigned".into(),
        }
    }
}
