//! Texel addresses: the coordinates, array index, level and sample index of loads and stores, and the level of which a size is asked.

use smallvec::SmallVec;

use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, InstId, Module, Op, Value};
use crate::rewrite::values::{same_type, unsigned, with_constant};
use crate::transform::texture_polyfill::{is_arrayed, is_zero};
use crate::types::{SampledKind, TextureDimension, Type, TypeId};

/// Makes a load read a texel of the texture whatever its address: the nearest of those with greater coordinates, and the last where one
/// is negative.
pub(super) fn clamp_load(module: &mut Module, inst: InstId) {
    let mut args: SmallVec<[Value; 4]> = module.operand_list(inst);
    let texture = args[0];
    let last_kind = match module.shape_of(texture) {
        Type::Texture { kind: SampledKind::Multisampled(_) | SampledKind::DepthMultisampled, .. } => {
            Some(BuiltinFn::TextureNumSamples)
        }
        Type::Texture { .. } => Some(BuiltinFn::TextureNumLevels),
        _ => None,
    };
    let is_arrayed = is_arrayed(module, texture);
    let last = args.len() - 1;
    let mut b = Builder::before(module, inst);
    if let Some(count) = last_kind {
        args[last] = clamped(&mut b, args[last], |b| b.builtin_value(count, TypeId::U32, &[texture]));
    }
    let level = (last_kind == Some(BuiltinFn::TextureNumLevels)).then_some(args[last]);
    args[1] = clamped(&mut b, args[1], |b| dimensions(b, texture, level));
    if is_arrayed {
        args[2] = clamped(&mut b, args[2], |b| b.builtin_value(BuiltinFn::TextureNumLayers, TypeId::U32, &[texture]));
    }
    module.set_operands(inst, &args);
}

/// Makes a query for the size of a level ask of one that there is.
pub(super) fn clamp_query(module: &mut Module, inst: InstId) {
    let args: SmallVec<[Value; 4]> = module.operand_list(inst);
    let [texture, level] = args[..] else { return };
    let mut b = Builder::before(module, inst);
    let level = clamped(&mut b, level, |b| b.builtin_value(BuiltinFn::TextureNumLevels, TypeId::U32, &[texture]));
    module.set_operand(inst, 1, level);
}

/// `min(u32(index), count - 1)`. What is constantly zero is within bounds.
fn clamped(b: &mut Builder<'_>, index: Value, count: impl FnOnce(&mut Builder<'_>) -> Value) -> Value {
    if is_zero(b.module, index) {
        return index;
    }
    let count = count(b);
    let last = with_constant(b, BinaryOp::Sub, count, 1);
    let index = as_unsigned(b, index);
    same_type(b, BuiltinFn::Min, &[index, last])
}

fn as_unsigned(b: &mut Builder<'_>, value: Value) -> Value {
    let shape = b.module.type_of(value);
    let ty = unsigned(b.module, shape);
    match value.as_constant().and_then(|constant| b.module.store.constants.as_integer(constant)) {
        Some(number) if ty == TypeId::U32 => b.u32(number as u32),
        _ => b.bitcast(ty, value),
    }
}

/// `textureDimensions(texture, level)`
fn dimensions(b: &mut Builder<'_>, texture: Value, level: Option<Value>) -> Value {
    let ty = match b.module.shape_of(texture) {
        Type::Texture { dimension: TextureDimension::D1, .. }
        | Type::StorageTexture { dimension: TextureDimension::D1, .. } => TypeId::U32,
        Type::Texture { dimension: TextureDimension::D3, .. }
        | Type::StorageTexture { dimension: TextureDimension::D3, .. } => TypeId::VEC3_U32,
        _ => TypeId::VEC2_U32,
    };
    let args: SmallVec<[Value; 2]> = std::iter::once(texture).chain(level).collect();
    b.builtin_value(BuiltinFn::TextureDimensions, ty, &args)
}

/// Makes a store happen only where its address is within the texture.
pub(super) fn predicate_store(module: &mut Module, inst: InstId) {
    let texture = module.operand(inst, 0);
    let coords = module.operand(inst, 1);
    let is_arrayed = is_arrayed(module, texture);
    let index = module.operand(inst, 2);
    let mut b = Builder::before(module, inst);
    let mut inside = None;
    if !is_zero(b.module, coords) {
        let size = dimensions(&mut b, texture, None);
        inside = Some(below(&mut b, coords, size));
    }
    if is_arrayed && !is_zero(b.module, index) {
        let layers = b.builtin_value(BuiltinFn::TextureNumLayers, TypeId::U32, &[texture]);
        let is_layer = below(&mut b, index, layers);
        inside = Some(match inside {
            Some(inside) => b.binary(BinaryOp::And, TypeId::BOOL, inside, is_layer),
            None => is_layer,
        });
    }
    let Some(inside) = inside else { return };
    let (_, then, otherwise) = b.if_(inside, &[]);
    module.detach(inst);
    module.append(then, inst);
    for block in [then, otherwise] {
        Builder::new(module, crate::ir::Cursor::End(block)).exit(Op::ExitIf, &[]);
    }
}

/// `all(u32(index) < count)`
fn below(b: &mut Builder<'_>, index: Value, count: Value) -> Value {
    let index = as_unsigned(b, index);
    let less = b.compare(BinaryOp::LessThan, index, count);
    if b.module.type_of(less) == TypeId::BOOL { less } else { b.builtin_value(BuiltinFn::All, TypeId::BOOL, &[less]) }
}

#[cfg(test)]
mod tests {
    use crate::ir::text;
    use crate::transform::{RobustnessConfig, robustness};

    fn transformed(body: &str) -> String {
        let source = format!(
            "root {{
  %t: ptr<handle, texture_2d_array<f32>, read> = var @group(0) @binding(0)
  %m: ptr<handle, texture_depth_multisampled_2d, read> = var @group(0) @binding(1)
  %w: ptr<handle, texture_storage_2d_array<r32float, read_write>, read> = var @group(0) @binding(2)
}}

fn f(%at: vec2<i32>, %i: i32, %u: u32, %v: vec4<f32>) {{
  %1: texture_2d_array<f32> = load %t
  %2: texture_depth_multisampled_2d = load %m
  %3: texture_storage_2d_array<r32float, read_write> = load %w
  {body}
  ret
}}
"
        );
        let mut module = text::parse(&source).expect("it parses");
        robustness(&mut module, &RobustnessConfig::default()).expect("it never fails");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn loads_read_within_the_texture() {
        let printed = transformed("%r: vec4<f32> = textureLoad %1, %at, %i, %u");
        for expected in ["textureNumLevels %1", "textureDimensions %1, %", "textureNumLayers %1", "bitcast %at"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        assert_eq!(printed.matches(" min ").count(), 3, "{printed}");
        let printed = transformed("%r: f32 = textureLoad %2, %at, %i");
        assert!(printed.contains("textureNumSamples %2") && printed.contains("textureDimensions %2\n"), "{printed}");
        let printed = transformed("%r: vec4<f32> = textureLoad %3, %at, 0i");
        assert_eq!(printed.matches(" min ").count(), 1, "{printed}");
    }

    #[test]
    fn stores_outside_do_not_happen() {
        let printed = transformed("textureStore %3, %at, %u, %v");
        assert!(["lt %u, %", "all %", "and %", "if %"].iter().all(|part| printed.contains(part)), "{printed}");
        let printed = transformed("textureStore %3, zero vec2<i32>, 0u, %v");
        assert!(!printed.contains("if %"), "{printed}");
    }
}
