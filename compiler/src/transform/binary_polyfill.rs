//! Gives operators the meaning that WGSL gives them where targets leave it undefined: integer division by zero and its overflow,
//! remainders of negative numbers, shifts by the bit width and more.

use super::{LoweringConfig, Transform, lower_calls};
use crate::constant;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::steps::BinaryPolyfill as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::rewrite::values::{integer, replace, select, splat_to, with_constant};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "binary_polyfill",
    description: "defines integer division by zero, remainders, shift amounts, and `&` and `|` of bools",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: LoweringConfig::TABLE,
    run: |module, settings| binary_polyfill(module, &LoweringConfig::target(module, settings)?),
};

/// Takes the steps that a target's rules name. Operands are values, so they are evaluated once.
pub fn binary_polyfill(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, take);
        Ok(())
    })
}

fn take(module: &mut Module, inst: InstId, step: Step) {
    let ty = module.type_of(module.result(inst).expect("an operator has a result").into());
    match step {
        Step::Divisor => {
            let [lhs, rhs] = divided(module, inst, ty);
            module.set_operand(inst, 0, lhs);
            module.set_operand(inst, 1, rhs);
        }
        Step::SignedRemainder => {
            let [lhs, rhs] = divided(module, inst, ty);
            let mut b = Builder::before(module, inst);
            let quotient = b.arith(BinaryOp::Div, lhs, rhs);
            let multiple = b.arith(BinaryOp::Mul, quotient, rhs);
            let value = b.arith(BinaryOp::Sub, lhs, multiple);
            replace(module, inst, value);
        }
        Step::FloatRemainder => float_remainder(module, inst, ty),
        Step::ShiftAmount => shift(module, inst),
        // `a & b` is `b` where `a` holds and `a` (false) elsewhere; `a | b` is `a` (true) where it holds.
        Step::BoolAnd => selected(module, inst, [0, 1]),
        Step::BoolOr => selected(module, inst, [1, 0]),
    }
}

/// Puts the operand `chosen` where the first operand holds in place of an operator, and `otherwise` where it does not.
fn selected(module: &mut Module, inst: InstId, [otherwise, chosen]: [usize; 2]) {
    let [condition, otherwise, chosen] = [0, otherwise, chosen].map(|index| module.operand(inst, index));
    let value = select(&mut Builder::before(module, inst), otherwise, chosen, condition);
    replace(module, inst, value);
}

/// The operands of a division of one shape, the second one by which the first may be divided.
fn divided(module: &mut Module, inst: InstId, ty: TypeId) -> [Value; 2] {
    let (lhs, rhs) = (module.operand(inst, 0), module.operand(inst, 1));
    let is_signed = module.store.types.deepest_elem(ty) == TypeId::I32;
    let mut b = Builder::before(module, inst);
    let lhs = splat_to(&mut b, ty, lhs);
    let rhs = splat_to(&mut b, ty, rhs);
    let is_safe = is_safe_divisor(b.module, rhs);
    [lhs, if is_safe { rhs } else { safe_divisor(&mut b, lhs, rhs, is_signed) }]
}

/// Whether it is a constant by which any number may be divided.
fn is_safe_divisor(module: &mut Module, divisor: Value) -> bool {
    all_components(module, divisor, |value| !matches!(value, constant::Value::I32(0 | -1) | constant::Value::U32(0)))
}

/// Whether `value` is a constant, and the test holds for it or for all of its components.
fn all_components(module: &mut Module, value: Value, holds: impl Fn(constant::Value) -> bool) -> bool {
    let Some(constant) = value.as_constant() else { return false };
    let store = &mut module.store;
    match store.types.element_count(store.constants.ty(constant)) {
        None => holds(store.constants.value(constant)),
        Some(count) => (0..count).all(|index| {
            let element = store.constants.element(&store.types, constant, index).expect("within the vector");
            holds(store.constants.value(element))
        }),
    }
}

fn safe_divisor(b: &mut Builder<'_>, lhs: Value, rhs: Value, is_signed: bool) -> Value {
    let ty = b.module.type_of(rhs);
    let (zero, one) = (integer(b, ty, 0), integer(b, ty, 1));
    let mut is_bad = b.compare(BinaryOp::Equal, rhs, zero);
    if is_signed {
        let (lowest, minus_one) = (integer(b, ty, 0x8000_0000), integer(b, ty, u32::MAX));
        let is_lowest = b.compare(BinaryOp::Equal, lhs, lowest);
        let by_minus_one = b.compare(BinaryOp::Equal, rhs, minus_one);
        let overflows = b.arith(BinaryOp::And, is_lowest, by_minus_one);
        is_bad = b.arith(BinaryOp::Or, is_bad, overflows);
    }
    select(b, rhs, one, is_bad)
}

fn float_remainder(module: &mut Module, inst: InstId, ty: TypeId) {
    let (lhs, rhs) = (module.operand(inst, 0), module.operand(inst, 1));
    let mut b = Builder::before(module, inst);
    let (lhs, rhs) = (splat_to(&mut b, ty, lhs), splat_to(&mut b, ty, rhs));
    let quotient = b.arith(BinaryOp::Div, lhs, rhs);
    let whole = b.builtin_value(BuiltinFn::Trunc, ty, &[quotient]);
    let multiple = b.arith(BinaryOp::Mul, rhs, whole);
    let value = b.arith(BinaryOp::Sub, lhs, multiple);
    replace(module, inst, value);
}

fn shift(module: &mut Module, inst: InstId) {
    let amount = module.operand(inst, 1);
    if all_components(module, amount, |value| matches!(value, constant::Value::U32(0..=31))) {
        return;
    }
    let mut b = Builder::before(module, inst);
    let masked = with_constant(&mut b, BinaryOp::And, amount, 31);
    module.set_operand(inst, 1, masked);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn run(body: &str) -> String {
        let source = format!("fn f(%a: i32, %b: i32, %v: vec2<i32>, %n: u32) {{\n{body}  ret\n}}\n");
        let mut module = text::parse(&source).expect("it parses");
        binary_polyfill(&mut module, &LoweringTarget::new(Target::Spirv)).expect("it never fails");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn divisors_are_made_safe_unless_they_are() {
        let guarded = run("  %x: i32 = div %a, %b\n");
        assert!(guarded.contains("eq %a, -2147483648i") && guarded.contains("select %b, 1i"), "{guarded}");
        let constant = "  %x: i32 = div %a, 3i\n";
        assert!(run(constant).contains(constant));
        let vector = run("  %x: vec2<i32> = mod %v, %a\n");
        assert!(vector.contains("vec2<i32> = construct %a") && vector.contains("= sub %v"), "{vector}");
    }

    #[test]
    fn shift_amounts_are_masked() {
        let masked = run("  %x: i32 = shl %a, %n\n");
        assert!(masked.contains("and %n, 31u"), "{masked}");
        let constant = "  %x: i32 = shl %a, 4u\n";
        assert!(run(constant).contains(constant));
    }
}
