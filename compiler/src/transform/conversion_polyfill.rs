//! Keeps conversions of floats to integers within range: WGSL clamps, where targets leave the result undefined. Where a target's compilers
//! make halves of integers by way of 16 bits, they are made by way of `f32`.

use super::{LoweringConfig, Transform, lower_calls};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::steps::ConversionPolyfill as Step;
use crate::intrinsics::{BuiltinFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module};
use crate::rewrite::values::float;
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "conversion_polyfill",
    description: "clamps floats before they are converted to integers, and makes halves of integers by way of f32",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: LoweringConfig::TABLE,
    run: |module, settings| conversion_polyfill(module, &LoweringConfig::target(module, settings)?),
};

/// Takes the steps that a target's rules name.
pub fn conversion_polyfill(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, |module, inst, step| match step {
            Step::Clamp => clamp(module, inst),
            Step::ByWayOfF32 => by_way_of_f32(module, inst),
        });
        Ok(())
    })
}

/// Makes halves of integers by way of `f32`.
fn by_way_of_f32(module: &mut Module, inst: InstId) {
    let operand = module.operand(inst, 0);
    let to = module.type_of(module.result(inst).expect("a conversion has a result").into());
    let between = module.store.types.with_scalar(to, TypeId::F32);
    let float = Builder::before(module, inst).convert(between, operand);
    module.set_operand(inst, 0, float);
}

/// Clamps what is converted. The limits are the outermost values that the float type holds exactly within the integer type.
fn clamp(module: &mut Module, inst: InstId) {
    let operand = module.operand(inst, 0);
    let from = module.type_of(operand);
    let to = module.type_of(module.result(inst).expect("a conversion has a result").into());
    let types = &module.store.types;
    let limits = match (types.deepest_elem(from), types.deepest_elem(to)) {
        (TypeId::F32, TypeId::I32) => (-2_147_483_648.0, 2_147_483_520.0),
        (TypeId::F32, TypeId::U32) => (0.0, 4_294_967_040.0),
        (TypeId::F16, TypeId::I32) => (-65504.0, 65504.0),
        (TypeId::F16, TypeId::U32) => (0.0, 65504.0),
        (from, to) => unreachable!("{from:?} is not clamped for {to:?}"),
    };
    let mut b = Builder::before(module, inst);
    let (low, high) = (float(&mut b, from, limits.0), float(&mut b, from, limits.1));
    let clamped = b.builtin_value(BuiltinFn::Clamp, from, &[operand, low, high]);
    module.set_operand(inst, 0, clamped);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    #[test]
    fn floats_are_clamped_and_others_are_not() {
        let source = "\
fn f(%a: f32, %b: vec2<f32>, %c: i32) {
  %1: i32 = convert %a
  %2: vec2<u32> = convert %b
  %3: f32 = convert %c
  ret
}
";
        let mut module = text::parse(source).expect("it parses");
        conversion_polyfill(&mut module, &LoweringTarget::new(Target::Spirv)).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        // The shortest decimals of 2^31 and of the f32 before it.
        assert!(printed.contains("clamp %a, -2147483600.0f, 2147483500.0f"), "{printed}");
        assert_eq!(printed.matches("clamp").count(), 2, "{printed}");
    }
}
