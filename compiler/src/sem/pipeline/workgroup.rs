//! Workgroups and subgroups of compute shaders: their sizes.

use super::{Checker, Limits};
use crate::diagnostic::Span;
use crate::sem::program::{FunctionId, WorkgroupDimension};
use crate::sem::rules;
use crate::syntax::ast::{AttributeKind, Decl};

impl Checker<'_> {
    /// Holds `@workgroup_size` and `@subgroup_size` to what they must be and to the device.
    ///
    /// <https://www.w3.org/TR/WGSL/#workgroup-size-attr>
    pub(super) fn workgroup(&mut self, entry_point: FunctionId, limits: &Limits) {
        let Some(size) = self.program.functions[entry_point].workgroup_size else { return };
        let span = self.attribute_span(entry_point, "workgroup_size");
        let most = [limits.workgroup_size_x, limits.workgroup_size_y, limits.workgroup_size_z];
        let mut values = [None; 3];
        for ((slot, dimension), (most, axis)) in values.iter_mut().zip(size).zip(most.into_iter().zip(["x", "y", "z"]))
        {
            *slot = self.dimension(dimension, "workgroup_size");
            if let Some(value) = slot.filter(|&value| value > most) {
                let message = format!("'@workgroup_size' is {value} in {axis}, and the device allows at most {most}");
                self.error(rules::WORKGROUP_LIMIT, self.dimension_span(dimension, span), message);
            }
        }
        let invocations =
            values.iter().try_fold(1_u128, |product, value| value.map(|value| product * u128::from(value)));
        if let Some(invocations) = invocations.filter(|&product| product > limits.workgroup_invocations.into()) {
            let most = limits.workgroup_invocations;
            let message = format!("a workgroup has {invocations} invocations, and the device allows at most {most}");
            self.error(rules::WORKGROUP_LIMIT, span, message);
        }
        self.subgroup(entry_point, values[0], limits);
    }

    /// <https://www.w3.org/TR/WGSL/#subgroup-size-attr>
    fn subgroup(&mut self, entry_point: FunctionId, width: Option<u32>, limits: &Limits) {
        let Some(dimension) = self.program.functions[entry_point].subgroup_size else { return };
        let Some(size) = self.dimension(dimension, "subgroup_size") else { return };
        let (least, most) = (limits.subgroup_min_size, limits.subgroup_max_size);
        let message = if !size.is_power_of_two() {
            format!("'@subgroup_size' must be a power of two, and is {size}")
        } else if size < least || size > most {
            format!("'@subgroup_size' is {size}, and subgroups of the device have {least} to {most} invocations")
        } else {
            match width.filter(|width| width % size != 0) {
                Some(width) => format!("a workgroup of {width} in x cannot be cut into subgroups of {size}"),
                None => return,
            }
        };
        let span = self.attribute_span(entry_point, "subgroup_size");
        self.error(rules::SUBGROUP_SIZE, self.dimension_span(dimension, span), message);
    }

    /// The value of a dimension, which must be positive.
    fn dimension(&mut self, dimension: WorkgroupDimension, attribute: &str) -> Option<u32> {
        let expr = match dimension {
            WorkgroupDimension::Fixed(value) => return Some(value),
            WorkgroupDimension::Override(expr) => expr,
        };
        let value = self.value(expr)?;
        let number = self.store.constants.as_integer(value)?;
        if let Ok(value @ 1..) = u32::try_from(number) {
            return Some(value);
        }
        let message = format!("'@{attribute}' must be positive, and is {number}");
        self.error(rules::WORKGROUP_SIZE_VALUE, self.span(expr), message);
        None
    }

    fn dimension_span(&self, dimension: WorkgroupDimension, otherwise: Span) -> Span {
        match dimension {
            WorkgroupDimension::Fixed(_) => otherwise,
            WorkgroupDimension::Override(expr) => self.span(expr),
        }
    }

    fn attribute_span(&self, id: FunctionId, name: &str) -> Span {
        let decl = self.program.functions[id].decl;
        let Decl::Function(function) = self.program.ast.decl(decl) else { return self.decl_span(decl) };
        let list = self.program.ast.attribute_list(function.attributes);
        let found = list.iter().find(|attribute| AttributeKind::name(&attribute.kind) == name);
        found.map_or(function.name.span, |attribute| attribute.span)
    }
}
