//! How much memory of its own a shader takes: that of workgroups, of invocations, of functions.
//!
//! <https://www.w3.org/TR/WGSL/#limits>

use hashbrown::HashMap;

use super::{Checker, Limits};
use crate::diagnostic::{Rule, Span};
use crate::sem::limits::TYPE_BYTES;
use crate::sem::program::{FunctionId, GlobalId, GlobalKind};
use crate::sem::rules;
use crate::syntax::ast::VariableKind;
use crate::types::{AddressSpace, ArrayCount, Type};

impl Checker<'_> {
    pub(super) fn memory(&mut self, entry_point: FunctionId, limits: &Limits) {
        let (mut workgroup, mut private) = (0_u64, 0_u64);
        for id in self.program.interface(entry_point) {
            let GlobalKind::Var { space, .. } = self.program.globals[id].kind else { continue };
            match space {
                // As WebGPU counts: each takes a multiple of 16.
                AddressSpace::Workgroup => {
                    let size = self.size_of(id).unwrap_or(0).next_multiple_of(16);
                    workgroup = workgroup.saturating_add(size);
                }
                AddressSpace::Private => private = private.saturating_add(self.size_of(id).unwrap_or(0)),
                _ => {}
            }
        }
        let span = self.decl_span(self.program.functions[entry_point].decl);
        self.check_bytes(rules::WORKGROUP_STORAGE, "workgroup", workgroup, limits.workgroup_storage, span);
        self.check_bytes(rules::MEMORY_LIMIT, "private", private, limits.private_storage, span);
        self.functions(entry_point, limits);
    }

    /// The variables of each function by itself.
    fn functions(&mut self, entry_point: FunctionId, limits: &Limits) {
        let mut sums: HashMap<FunctionId, u64> = HashMap::new();
        for local in self.program.locals.iter().filter(|local| local.kind == VariableKind::Var) {
            let sum = sums.entry(local.function).or_default();
            *sum = sum.saturating_add(self.store.types.layout(local.ty).size);
        }
        for id in self.program.reachable_functions(entry_point) {
            let sum = sums.get(&id).copied().unwrap_or_default();
            let span = self.decl_span(self.program.functions[id].decl);
            self.check_bytes(rules::MEMORY_LIMIT, "function", sum, limits.function_storage, span);
        }
    }

    fn check_bytes(&mut self, rule: Rule, space: &str, bytes: u64, most: u32, span: Span) {
        if bytes > most.into() {
            let message = format!("its variables in '{space}' take {bytes} bytes, and at most {most} are allowed");
            self.error(rule, span, message);
        }
    }

    /// The bytes of a variable's type, with the count that overrides decide; `None` where that has none. Reports a size that no
    /// target can have.
    fn size_of(&mut self, id: GlobalId) -> Option<u64> {
        let ty = self.program.globals[id].ty;
        let (stride, count) = match self.store.types.get(ty) {
            Type::Array { elem, count: ArrayCount::Override(count) | ArrayCount::OverrideExpr(count) } => {
                (self.store.types.array_stride(elem), count)
            }
            Type::Buffer(ArrayCount::Override(size) | ArrayCount::OverrideExpr(size)) => (1, size),
            _ => return Some(self.store.types.layout(ty).size),
        };
        let size = stride.saturating_mul(self.count(count)?.into());
        if size <= TYPE_BYTES {
            return Some(size);
        }
        let message = format!("this type is larger than {TYPE_BYTES} bytes");
        self.error(rules::TYPE_SIZE, self.decl_span(self.program.globals[id].decl), message);
        None
    }
}
