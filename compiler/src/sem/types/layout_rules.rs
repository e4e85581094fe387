//! Says what is wrong with the layout of a uniform buffer, where the language feature `uniform_buffer_standard_layout` is missing.

use crate::diagnostic::Span;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::types::{TypeId, UniformFault};

impl Resolver<'_> {
    /// Checks a type and all types in it.
    pub(super) fn check_uniform_layout(&mut self, ty: TypeId, span: Span) -> bool {
        if !self.uniform_rules_apply() {
            return true;
        }
        let fault = self.store.types.uniform_fault(ty);
        if let Some(fault) = &fault {
            self.report_uniform_fault(fault, span);
        }
        fault.is_none()
    }

    fn report_uniform_fault(&mut self, fault: &UniformFault, span: Span) {
        let message = match *fault {
            UniformFault::Stride { array, stride, needed } => format!(
                "'{}' in a uniform buffer has elements {stride} bytes apart, which must be a multiple of {needed}",
                self.type_name(array)
            ),
            UniformFault::Offset { structure, member, offset, needed } => format!(
                "member '{}' of '{}' in a uniform buffer is at offset {offset}, which must be a multiple of {needed}",
                self.name(member),
                self.type_name(structure)
            ),
            UniformFault::AfterStruct { structure, member, gap, needed } => format!(
                "member '{}' of '{}' in a uniform buffer begins {gap} bytes after a structure, which must be at least {needed}",
                self.name(member),
                self.type_name(structure)
            ),
        };
        self.error(rules::UNIFORM_LAYOUT, span, message);
    }
}
