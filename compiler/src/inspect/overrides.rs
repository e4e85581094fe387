//! What overrides decide: their own values, workgroup sizes, and how much workgroup memory there is.

use super::Override;
use crate::constant::{ConstId, Value as Number, half};
use crate::diagnostic::Diagnostics;
use crate::ir;
use crate::sem::Program;
use crate::sem::program::{FunctionId, GlobalId, GlobalKind, WorkgroupDimension};
use crate::transform::{SubstituteOverridesConfig, override_values};
use crate::types::{AddressSpace, ArrayCount, CountId, Type};
use crate::util::IdVec;
use crate::wgsl;
use hashbrown::HashMap;

/// What is known of all that overrides decide in a program.
#[derive(Default)]
pub struct Values {
    /// Of overrides, by name.
    overrides: HashMap<String, f64>,
    /// Of workgroup sizes, by entry point.
    sizes: HashMap<String, [Option<u32>; 3]>,
    names: IdVec<FunctionId, String>,
    counts: IdVec<CountId, Option<u32>>,
}

impl Values {
    /// Evaluates the overrides and override-expressions of a program, with these values.
    ///
    /// # Errors
    /// A value of an unknown override, or one that does not fit.
    pub fn of(program: &Program, constants: &[(String, f64)]) -> Result<Self, Diagnostics> {
        let mut values = Self {
            names: program.functions.iter().map(|function| program.store.name(function.name).to_owned()).collect(),
            ..Self::default()
        };
        let has_overrides = program.globals.iter().any(|global| matches!(global.kind, GlobalKind::Override { .. }));
        if !has_overrides && constants.is_empty() {
            return Ok(values);
        }
        let mut module = wgsl::lower::lower(program)?;
        let known = override_values(&mut module, &SubstituteOverridesConfig { values: constants.to_vec() })?;
        let constant = |value: ir::Value| match value.as_defined() {
            Some(id) => known[id],
            None => value.as_constant(),
        };
        let natural = |value| {
            let number = module.store.constants.as_integer(constant(value)?)?;
            u32::try_from(number).ok().filter(|&number| number > 0)
        };
        for inst in module.block_insts(module.root()) {
            let (ir::Op::Override(_), Some(id)) = (module.inst(inst).op, module.result(inst)) else { continue };
            if let (Some(name), Some(number)) = (module.value(id).name, known[id].and_then(|id| number(&module, id))) {
                values.overrides.insert(module.name(name).to_owned(), number);
            }
        }
        for id in module.entry_points() {
            let function = module.function(id);
            if let Some(size) = function.workgroup_size {
                values.sizes.insert(module.name(function.name).to_owned(), size.map(natural));
            }
        }
        values.counts = module.counts.iter().map(|&value| natural(value)).collect();
        Ok(values)
    }

    /// The overrides of a program.
    pub fn overrides(&self, program: &Program) -> Vec<Override> {
        let described = |global: &crate::sem::program::Global| {
            let GlobalKind::Override { id } = global.kind else { return None };
            let name = program.store.name(global.name).to_owned();
            Some(Override {
                id,
                ty: program.store.type_name(global.ty),
                has_default: global.initializer.is_some(),
                value: self.overrides.get(&name).copied(),
                name,
            })
        };
        program.globals.iter().filter_map(described).collect()
    }

    /// The workgroup size of a compute entry point.
    pub fn workgroup_size(&self, id: FunctionId, written: [WorkgroupDimension; 3]) -> [Option<u32>; 3] {
        let evaluated = self.sizes.get(&self.names[id]).copied().unwrap_or_default();
        let mut size = evaluated;
        for (size, written) in size.iter_mut().zip(written) {
            if let WorkgroupDimension::Fixed(fixed) = written {
                *size = Some(fixed);
            }
        }
        size
    }

    /// Bytes of the workgroup variables among the globals of an interface.
    pub fn workgroup_memory(&self, program: &Program, interface: &[GlobalId]) -> Option<u64> {
        let types = &program.store.types;
        let mut sum = 0u64;
        for &id in interface {
            let global = &program.globals[id];
            let GlobalKind::Var { space: AddressSpace::Workgroup, .. } = global.kind else { continue };
            // Overrides count the elements of outermost arrays only.
            let size = match types.get(global.ty) {
                Type::Array { elem, count: ArrayCount::Override(count) | ArrayCount::OverrideExpr(count) } => {
                    let count = self.counts.get(count).copied().flatten()?;
                    types.array_stride(elem).saturating_mul(count.into())
                }
                Type::Buffer(ArrayCount::Override(bytes) | ArrayCount::OverrideExpr(bytes)) => {
                    self.counts.get(bytes).copied().flatten()?.into()
                }
                _ => types.layout(global.ty).size,
            };
            sum = sum.saturating_add(size.checked_next_multiple_of(16).unwrap_or(u64::MAX));
        }
        Some(sum)
    }
}

/// A scalar constant as the API's number.
fn number(module: &ir::Module, id: ConstId) -> Option<f64> {
    Some(match module.store.constants.value(id) {
        Number::Bool(value) => f64::from(u8::from(value)),
        Number::I32(value) => value.into(),
        Number::U32(value) => value.into(),
        Number::F32(bits) => f32::from_bits(bits).into(),
        Number::F16(bits) => half::f16_to_f64(bits),
        _ => return None,
    })
}
