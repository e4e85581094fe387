//! Holds the arguments of sampling functions to what WGSL promises of them, where a target does not: a bias between -16.0 and 15.99,
//! coordinates half a texel from the edge for `textureSampleBaseClampToEdge`, which no target has.

use smallvec::SmallVec;

use super::{LoweringConfig, Transform, lower_calls};
use crate::constant::Value as Constant;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::steps::TexturePolyfill as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::rewrite::values::{float, replace, same_type};
use crate::types::{TextureDimension, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "texture_polyfill",
    description: "holds the arguments of sampling functions to their ranges",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &["external_textures", "robustness"],
    options: LoweringConfig::TABLE,
    run: |module, settings| texture_polyfill(module, &LoweringConfig::target(module, settings)?),
};

/// The least and the greatest bias.
const BIAS: (f32, f32) = (-16.0, 15.99);

/// Takes the steps that a target's rules name.
pub fn texture_polyfill(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, |module, inst, step| match step {
            Step::Bias => clamp_bias(module, inst),
            Step::BaseClampToEdge => sample_base(module, inst),
        });
        Ok(())
    })
}

/// Whether textures of that type have layers.
pub(super) fn is_arrayed(module: &Module, texture: Value) -> bool {
    use TextureDimension::{CubeArray, D2Array};
    match module.shape_of(texture) {
        Type::Texture { dimension, .. } | Type::StorageTexture { dimension, .. } => {
            matches!(dimension, D2Array | CubeArray)
        }
        _ => false,
    }
}

/// Whether a value is a constant zero, which is in bounds wherever anything is.
pub(super) fn is_zero(module: &Module, value: Value) -> bool {
    value.as_constant().is_some_and(|constant| module.store.constants.is_zero(constant))
}

fn clamp_bias(module: &mut Module, inst: InstId) {
    let texture = module.operand(inst, 0);
    let at = if is_arrayed(module, texture) { 4 } else { 3 };
    let bias = module.operand(inst, at);
    let known = bias.as_constant().map(|constant| module.store.constants.value(constant));
    if let Some(Constant::F32(bits)) = known
        && (BIAS.0..=BIAS.1).contains(&f32::from_bits(bits))
    {
        return;
    }
    let mut b = Builder::before(module, inst);
    let (low, high) = (b.f32(BIAS.0), b.f32(BIAS.1));
    let held = same_type(&mut b, BuiltinFn::Clamp, &[bias, low, high]);
    module.set_operand(inst, at, held);
}

/// `textureSampleLevel(t, s, clamp(coords, half, 1 - half), 0)`, where `half` is half a texel.
fn sample_base(module: &mut Module, inst: InstId) {
    let args: SmallVec<[Value; 3]> = module.operand_list(inst);
    let mut b = Builder::before(module, inst);
    let coords = args[2];
    let zero = float(&mut b, TypeId::VEC2_F32, 0.0);
    let one = float(&mut b, TypeId::VEC2_F32, 1.0);
    let held = clamp_to_texels(&mut b, args[0], coords, zero, one);
    let level = b.f32(0.0);
    let sample = [args[0], args[1], held, level];
    let value = b.builtin_value(BuiltinFn::TextureSampleLevel, TypeId::VEC4_F32, &sample);
    replace(module, inst, value);
}

/// Coordinates held half a texel inside of a rectangle of a two-dimensional texture.
pub(super) fn clamp_to_texels(b: &mut Builder<'_>, texture: Value, coords: Value, least: Value, most: Value) -> Value {
    let size = b.builtin_value(BuiltinFn::TextureDimensions, TypeId::VEC2_U32, &[texture]);
    let size = b.convert(TypeId::VEC2_F32, size);
    let half = float(b, TypeId::VEC2_F32, 0.5);
    let half = b.arith(BinaryOp::Div, half, size);
    let least = b.arith(BinaryOp::Add, least, half);
    let most = b.arith(BinaryOp::Sub, most, half);
    same_type(b, BuiltinFn::Clamp, &[coords, least, most])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn transformed(call: &str) -> String {
        let source = format!(
            "root {{
  %t: ptr<handle, texture_2d<f32>, read> = var @group(0) @binding(0)
  %a: ptr<handle, texture_2d_array<f32>, read> = var @group(0) @binding(1)
  %s: ptr<handle, sampler, read> = var @group(0) @binding(2)
}}

fn f(%at: vec2<f32>, %i: i32, %u: u32, %x: f32) -> vec4<f32> {{
  %1: texture_2d<f32> = load %t
  %2: texture_2d_array<f32> = load %a
  %3: sampler = load %s
  %r: vec4<f32> = {call}
  ret %r
}}
"
        );
        let mut module = text::parse(&source).expect("it parses");
        texture_polyfill(&mut module, &LoweringTarget::new(Target::Spirv)).expect("it never fails");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn arguments_are_held_to_their_ranges() {
        let printed = transformed("textureSampleBias %2, %3, %at, %i, %x");
        assert!(printed.contains("clamp %x, -16.0f, 15.99f"), "{printed}");
        let printed = transformed("textureSampleBaseClampToEdge %1, %3, %at");
        assert!(printed.contains("clamp %at, ") && printed.contains("textureSampleLevel %1, %3, "), "{printed}");
    }

    #[test]
    fn what_is_in_range_stays() {
        for call in ["textureSampleBias %2, %3, %at, 0u, 3.5f", "textureSampleBias %1, %3, %at, 15.99f"] {
            let printed = transformed(call);
            assert!(printed.contains(call), "{printed}");
        }
    }
}
