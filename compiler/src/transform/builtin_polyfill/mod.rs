//! Writes built-in functions that a target lacks, or leaves partly undefined, in terms of others. Which are, the definitions say: a step for each.

mod bits;
mod bounds_in_order;
mod packed;

use smallvec::SmallVec;

use super::{LoweringConfig, Transform, lower_calls};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::steps::BuiltinPolyfill as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::rewrite::values::{float, integer, replace, same_type, select};
use crate::types::{Type, TypeId};
use bounds_in_order::are_in_order;

pub(super) const INFO: Transform = Transform {
    name: "builtin_polyfill",
    description: "writes built-in functions that a target lacks in terms of others",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["robustness", "binary_polyfill"],
    options: LoweringConfig::TABLE,
    run: |module, settings| builtin_polyfill(module, &LoweringConfig::target(module, settings)?),
};

/// Takes the steps that a target's rules name.
pub fn builtin_polyfill(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, |module, inst, step| {
            let args: SmallVec<[Value; 4]> = module.operand_list(inst);
            let ty = args.first().map_or(TypeId::VOID, |&arg| module.type_of(arg));
            let mut call = Call { args, ty, b: Builder::before(module, inst) };
            if let Some(value) = call.take(inst, step) {
                replace(module, inst, value);
            }
        });
        Ok(())
    })
}

/// A call that a step is taken with.
struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    /// The type of the first argument.
    ty: TypeId,
    b: Builder<'m>,
}

impl Call<'_> {
    /// The value that takes the place of the call's, if the call is to go.
    fn take(&mut self, inst: InstId, step: Step) -> Option<Value> {
        Some(match step {
            Step::AbsUnsigned | Step::BoolReduction => self.args[0],
            Step::ClampFloat => return self.clamp_float(),
            Step::ClampInteger => bounds_in_order::clamp(&mut self.b, self.args[0], self.args[1], self.args[2]),
            Step::CountLeadingZeros => self.count_leading_zeros(),
            Step::CountTrailingZeros => self.count_trailing_zeros(),
            Step::Degrees => self.scaled(57.295_78),
            Step::Radians => self.scaled(0.017_453_292),
            Step::DotInteger => self.dot(),
            Step::FirstLeadingBit => self.first_leading_bit(),
            Step::FirstTrailingBit => self.first_trailing_bit(),
            Step::BitField => {
                self.cut_field(inst);
                return None;
            }
            Step::ScalarLength => same_type(&mut self.b, BuiltinFn::Abs, &[self.args[0]]),
            Step::ScalarDistance => {
                let difference = self.b.arith(BinaryOp::Sub, self.args[0], self.args[1]);
                same_type(&mut self.b, BuiltinFn::Abs, &[difference])
            }
            Step::PackSnorm => {
                self.break_tie(inst);
                return None;
            }
            Step::PackBytes => self.pack(self.args[0]),
            Step::PackClampedSignedBytes => self.pack_clamped_signed(),
            Step::PackClampedUnsignedBytes => self.pack_clamped_unsigned(),
            Step::UnpackSignedBytes => self.unpack_signed(self.args[0]),
            Step::UnpackUnsignedBytes => self.unpack_unsigned(self.args[0]),
            Step::DotSignedBytes => self.dot_signed(),
            Step::DotUnsignedBytes => self.dot_unsigned(),
            Step::Saturate => {
                let (zero, one) = (float(&mut self.b, self.ty, 0.0), float(&mut self.b, self.ty, 1.0));
                same_type(&mut self.b, BuiltinFn::Clamp, &[self.args[0], zero, one])
            }
            Step::SignInteger => self.clamp_to(self.args[0], -1, 1),
            Step::Smoothstep => return self.smoothstep(),
            Step::WorkgroupUniformLoad => self.workgroup_uniform_load(),
        })
    }

    fn clamp_float(&mut self) -> Option<Value> {
        let [e, low, high] = self.args[..] else { unreachable!("it has three arguments") };
        let is_needed = !are_in_order(&mut self.b, low, high, true);
        is_needed.then(|| bounds_in_order::clamp(&mut self.b, e, low, high))
    }

    fn smoothstep(&mut self) -> Option<Value> {
        let [low, high, x] = self.args[..] else { unreachable!("it has three arguments") };
        let is_needed = !are_in_order(&mut self.b, low, high, false);
        is_needed.then(|| bounds_in_order::smoothstep(&mut self.b, low, high, x))
    }

    fn scaled(&mut self, factor: f32) -> Value {
        let factor = float(&mut self.b, self.ty, factor);
        self.b.arith(BinaryOp::Mul, self.args[0], factor)
    }

    /// The sum of the products of components.
    fn dot(&mut self) -> Value {
        let product = self.b.arith(BinaryOp::Mul, self.args[0], self.args[1]);
        self.sum(product)
    }

    fn sum(&mut self, vector: Value) -> Value {
        let count = self.b.module.store.types.element_count(self.b.module.type_of(vector)).expect("a vector");
        let mut sum = self.b.extract(vector, 0);
        for index in 1..count {
            let component = self.b.extract(vector, index);
            sum = self.b.arith(BinaryOp::Add, sum, component);
        }
        sum
    }

    /// Has the next number above -0.5 packed in its place: WGSL rounds both to the same integer, and that one is no tie.
    fn break_tie(&mut self, inst: InstId) {
        let ty = self.ty;
        let (tie, above) = (float(&mut self.b, ty, -0.5), float(&mut self.b, ty, (-0.5f32).next_up()));
        let is_tie = self.b.compare(BinaryOp::Equal, self.args[0], tie);
        let packed = select(&mut self.b, self.args[0], above, is_tie);
        self.b.module.set_operand(inst, 0, packed);
    }

    fn workgroup_uniform_load(&mut self) -> Value {
        let pointer = self.args[0];
        self.b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
        let Type::Pointer { store, .. } = self.b.module.shape_of(pointer) else { unreachable!("it loads memory") };
        let value = match self.b.module.store.types.get(store) {
            Type::Atomic(elem) => self.b.builtin_value(BuiltinFn::AtomicLoad, elem, &[pointer]),
            _ => self.b.load(pointer),
        };
        self.b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
        value
    }

    /// `min(max(value, low), high)` of i32s.
    fn clamp_to(&mut self, value: Value, low: i32, high: i32) -> Value {
        let ty = self.b.module.type_of(value);
        let (low, high) = (integer(&mut self.b, ty, low as u32), integer(&mut self.b, ty, high as u32));
        let raised = same_type(&mut self.b, BuiltinFn::Max, &[value, low]);
        same_type(&mut self.b, BuiltinFn::Min, &[raised, high])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn run(body: &str) -> String {
        let parameters = "%i: i32, %u: u32, %v: vec2<i32>, %f: f32, %b: bool";
        let source = format!("fn f({parameters}) {{\n{body}  ret\n}}\n");
        let mut module = text::parse(&source).expect("it parses");
        builtin_polyfill(&mut module, &LoweringTarget::new(Target::Spirv)).expect("it never fails");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn functions_become_others() {
        for (call, expected) in [
            ("i32 = clamp %i, 1i, 5i", "min %1, 5i"),
            ("u32 = countLeadingZeros %u", "sub 31u, %1"),
            ("i32 = countTrailingZeros %i", "min %2, 32u"),
            ("i32 = dot %v, %v", "add %2, %3"),
            ("f32 = saturate %f", "clamp %f, 0.0f, 1.0f"),
            ("u32 = extractBits %u, %u, 8u", "extractBits %u, %1, %3"),
            ("vec4<i32> = unpack4xI8 %u", "shl %1, vec4<u32>(24u, 16u, 8u, 0u)"),
        ] {
            let printed = run(&format!("  %x: {call}\n"));
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }

    #[test]
    fn fields_within_the_word_stay() {
        let call = "  %x: u32 = extractBits %u, 8u, 24u\n";
        assert!(run(call).contains(call));
    }
}
