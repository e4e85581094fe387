//! Writes out what WGSL repeats by itself: scalars beside vectors, and vectors and matrices constructed of fewer parts than they have.

use smallvec::SmallVec;

use crate::diagnostic::Diagnostics;
use crate::intrinsics::LoweringTarget;
use crate::intrinsics::steps::ExpandImplicitSplats as Step;
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::values::{replace, splat_to};
use crate::transform::{LoweringConfig, Transform, lower_calls};
use crate::types::{Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "expand_implicit_splats",
    description: "writes out scalars beside vectors, and vectors and matrices constructed of fewer parts than they have",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["binary_polyfill", "builtin_polyfill", "conversion_polyfill"],
    options: LoweringConfig::TABLE,
    run: |module, settings| expand_implicit_splats(module, &LoweringConfig::target(module, settings)?),
};

/// Afterwards only products mix shapes, and `construct` has a part for each component or column.
pub(super) fn expand_implicit_splats(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, |module, inst, step| match step {
            Step::Operands => splat_operands(module, inst, &[0, 1]),
            Step::Factor => splat_operands(module, inst, &[2]),
            Step::Condition => condition(module, inst),
        });
        for inst in module.find_insts(|op| op == Op::Construct) {
            construct(module, inst);
        }
        Ok(())
    })
}

fn result_type(module: &Module, inst: InstId) -> TypeId {
    module.type_of(module.result(inst).expect("it has a result").into())
}

/// Makes vectors of those operands that are scalars, where the result is a vector.
fn splat_operands(module: &mut Module, inst: InstId, operands: &[usize]) {
    let ty = result_type(module, inst);
    for &index in operands {
        let operand = module.operand(inst, index);
        let splat = splat(&mut Builder::before(module, inst), ty, operand);
        if splat != operand {
            module.set_operand(inst, index, splat);
        }
    }
}

/// A vector of `value` where `ty` is a vector and `value` is not.
fn splat(b: &mut Builder<'_>, ty: TypeId, value: Value) -> Value {
    let Some(count) = b.module.store.types.element_count(ty).filter(|_| b.module.store.types.is_vector(ty)) else {
        return value;
    };
    if value.as_constant().is_some() || b.module.store.types.is_vector(b.module.type_of(value)) {
        return splat_to(b, ty, value);
    }
    let parts: SmallVec<[Value; 4]> = (0..count).map(|_| value).collect();
    b.construct(ty, &parts)
}

/// The condition gets the shape of what it chooses.
fn condition(module: &mut Module, inst: InstId) {
    let ty = result_type(module, inst);
    let condition = module.store.types.with_scalar(ty, TypeId::BOOL);
    let operand = module.operand(inst, 2);
    let splat = splat(&mut Builder::before(module, inst), condition, operand);
    module.set_operand(inst, 2, splat);
}

fn construct(module: &mut Module, inst: InstId) {
    let ty = result_type(module, inst);
    let operands: SmallVec<[Value; 16]> = module.operand_list(inst);
    if operands.is_empty() {
        let zero = module.store.constants.zero(ty);
        return replace(module, inst, zero.into());
    }
    if operands.len() == 1 && module.type_of(operands[0]) == ty {
        return replace(module, inst, operands[0]);
    }
    match module.store.types.get(ty) {
        Type::Vector { .. } if operands.len() == 1 => {
            let value = splat(&mut Builder::before(module, inst), ty, operands[0]);
            replace(module, inst, value);
        }
        Type::Matrix { column, .. } if module.store.types.is_scalar(module.type_of(operands[0])) => {
            let rows = module.store.types.element_count(column).expect("a column is a vector") as usize;
            let mut b = Builder::before(module, inst);
            let columns: SmallVec<[Value; 4]> =
                operands.chunks_exact(rows).map(|part| b.construct(column, part)).collect();
            module.set_operands(inst, &columns);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        expand_implicit_splats(&mut module, &LoweringTarget::new(Target::Spirv)).expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn scalars_are_repeated_where_shapes_must_match() {
        let printed = run("\
fn f(%v: vec2<f32>, %s: f32, %c: bool) {
  %1: vec2<f32> = add %v, %s
  %2: vec2<f32> = mul %s, %v
  %3: vec2<f32> = select %v, %v, %c
  %4: mat2x2<f32> = construct %s, %s, %s, %s
  %5: vec2<f32> = div %v, 2.0f
  ret
}
");
        for expected in ["construct %s, %s\n", "mul %s, %v", "construct %c, %c", "div %v, splat vec2<f32>(2.0f)"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }
}
