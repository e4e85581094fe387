//! Sums, differences and conversions of matrices, which SPIR-V has of vectors only: column by column.

use smallvec::SmallVec;

use crate::diagnostic::Diagnostics;
use crate::intrinsics::LoweringTarget;
use crate::intrinsics::steps::MatrixArithmetic as Step;
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::rewrite::values::replace;
use crate::transform::{LoweringConfig, Transform, lower_calls};
use crate::types::Type;

pub(super) const INFO: Transform = Transform {
    name: "matrix_arithmetic",
    description: "adds, subtracts and converts matrices column by column",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["expand_implicit_splats"],
    options: LoweringConfig::TABLE,
    run: |module, settings| matrix_arithmetic(module, &LoweringConfig::target(module, settings)?),
};

/// Afterwards the only operations on matrices are products and built-in functions.
pub(super) fn matrix_arithmetic(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if module.store.types.iter().all(|(_, ty)| !matches!(ty, Type::Matrix { .. })) {
            return Ok(());
        }
        lower_calls(module, target, |module, inst, step| match step {
            Step::ByColumn => by_column(module, inst),
        });
        Ok(())
    })
}

fn by_column(module: &mut Module, inst: InstId) {
    let op = module.inst(inst).op;
    let ty = module.type_of(module.result(inst).expect("an operator has a result").into());
    let Type::Matrix { column, columns } = module.store.types.get(ty) else { return };
    let operands: SmallVec<[Value; 2]> = module.operand_list(inst);
    let mut b = Builder::before(module, inst);
    let mut parts = SmallVec::<[Value; 4]>::new();
    for index in 0..columns {
        let of_column: SmallVec<[Value; 2]> =
            operands.iter().map(|&operand| b.extract(operand, index.into())).collect();
        parts.push(b.emit_value(op, &of_column, column));
    }
    let value = b.construct(ty, &parts);
    replace(module, inst, value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        matrix_arithmetic(&mut module, &LoweringTarget::new(Target::Spirv)).expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn sums_are_made_of_columns() {
        let printed = run("\
fn f(%a: mat3x2<f32>, %b: mat3x2<f32>) -> mat3x2<f32> {
  %1: mat3x2<f32> = sub %a, %b
  ret %1
}
");
        assert_eq!(printed.matches("vec2<f32> = sub").count(), 3, "{printed}");
    }
}
