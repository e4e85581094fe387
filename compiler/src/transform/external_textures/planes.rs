//! The functions that read colours from planes: they are made once in a module, and called for every read.

use super::Member;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Cursor, FunctionId, Module, Op, Value};
use crate::rewrite::values::{same_type, select, splat_to, with_constant};
use crate::transform::texture_polyfill::clamp_to_texels;
use crate::types::{SampledKind, TextureDimension, Type, TypeId};

/// `fn(plane0, plane1, parameters, sampler, coords: vec2f) -> vec4f`: what `textureSampleBaseClampToEdge` gives.
pub(super) fn sample_function(module: &mut Module, parameters: TypeId) -> FunctionId {
    let curve = curve_function(module);
    let (function, args) = function(
        module,
        "sample_external_texture",
        parameters,
        &[("s", TypeId::SAMPLER), ("coords", TypeId::VEC2_F32)],
    );
    let [plane0, plane1, parameters, sampler, coords] = args[..] else { unreachable!("it has five parameters") };
    let block = module.function(function).block;
    let mut b = Builder::new(module, Cursor::End(block));
    let at = transformed(&mut b, parameters, Member::SampleTransform, coords);
    let visible = b.extract(parameters, Member::Visible as u32);
    let (least, most) = (b.swizzle(visible, &[0, 1]), b.swizzle(visible, &[2, 3]));
    let sample = |b: &mut Builder<'_>, plane: Value| {
        let at = clamp_to_texels(b, plane, at, least, most);
        let level = b.f32(0.0);
        b.builtin_value(BuiltinFn::TextureSampleLevel, TypeId::VEC4_F32, &[plane, sampler, at, level])
    };
    let first = sample(&mut b, plane0);
    let color = color(&mut b, parameters, first, |b| sample(b, plane1));
    let converted = converted(&mut b, parameters, color, curve);
    b.ret(Some(converted));
    function
}

/// `fn(plane0, plane1, parameters, coords: vec2u) -> vec4f`: what `textureLoad` gives.
pub(super) fn load_function(module: &mut Module, parameters: TypeId) -> FunctionId {
    let curve = curve_function(module);
    let (function, args) = function(module, "load_external_texture", parameters, &[("coords", TypeId::VEC2_U32)]);
    let [plane0, plane1, parameters, coords] = args[..] else { unreachable!("it has four parameters") };
    let block = module.function(function).block;
    let mut b = Builder::new(module, Cursor::End(block));
    let size = b.extract(parameters, Member::Size as u32);
    let last = with_constant(&mut b, BinaryOp::Sub, size, 1);
    let at = same_type(&mut b, BuiltinFn::Min, &[coords, last]);
    let at = b.convert(TypeId::VEC2_F32, at);
    let at = transformed(&mut b, parameters, Member::LoadTransform, at);
    let at = same_type(&mut b, BuiltinFn::Round, &[at]);
    let at = b.convert(TypeId::VEC2_U32, at);
    let load = |b: &mut Builder<'_>, plane: Value, at: Value| {
        let level = b.u32(0);
        b.builtin_value(BuiltinFn::TextureLoad, TypeId::VEC4_F32, &[plane, at, level])
    };
    let first = load(&mut b, plane0, at);
    let color = color(&mut b, parameters, first, |b| {
        // The second plane may have fewer texels.
        let dimensions = |b: &mut Builder<'_>, plane: Value| {
            b.builtin_value(BuiltinFn::TextureDimensions, TypeId::VEC2_U32, &[plane])
        };
        let (whole, part) = (dimensions(b, plane0), dimensions(b, plane1));
        let at = b.arith(BinaryOp::Mul, at, part);
        let at = b.arith(BinaryOp::Div, at, whole);
        load(b, plane1, at)
    });
    let converted = converted(&mut b, parameters, color, curve);
    b.ret(Some(converted));
    function
}

/// A new function that every other may call, of planes, parameters and what `more` names.
fn function(module: &mut Module, name: &str, parameters: TypeId, more: &[(&str, TypeId)]) -> (FunctionId, Vec<Value>) {
    let sampled = SampledKind::Sampled(TypeId::F32);
    let plane = module.store.types.intern(Type::Texture { dimension: TextureDimension::D2, kind: sampled });
    let mut params = vec![("plane0", plane), ("plane1", plane), ("parameters", parameters)];
    params.extend_from_slice(more);
    named_function(module, name, TypeId::VEC4_F32, &params)
}

fn named_function(
    module: &mut Module,
    name: &str,
    result: TypeId,
    params: &[(&str, TypeId)],
) -> (FunctionId, Vec<Value>) {
    let name = module.store.symbols.intern(name);
    let types: Vec<TypeId> = params.iter().map(|(_, ty)| *ty).collect();
    let before = module.function_order.clone();
    let function = module.create_function(name, result, &types);
    // Before all that may call it, and after what it calls: the curve is made first.
    let curves = before.iter().take_while(|&&id| is_curve(module, id)).count();
    module.function_order = before;
    module.function_order.insert(curves, function);
    let mut b = Builder::new(module, Cursor::End(module_block(module, function)));
    let ids: Vec<_> = b.module.function_params(function).iter().collect();
    let values = ids.into_iter().zip(params).map(|(id, (name, _))| b.name(id.into(), name)).collect();
    (function, values)
}

fn module_block(module: &Module, function: FunctionId) -> crate::ir::BlockId {
    module.function(function).block
}

/// Colours of one plane as they are, or made of luma and chroma.
fn color(
    b: &mut Builder<'_>,
    parameters: Value,
    first: Value,
    second: impl FnOnce(&mut Builder<'_>) -> Value,
) -> Value {
    let count = b.extract(parameters, Member::PlaneCount as u32);
    let one = b.u32(1);
    let is_single = b.compare(BinaryOp::Equal, count, one);
    let (inst, then, otherwise) = b.if_(is_single, &[TypeId::VEC4_F32]);
    b.in_block(then, |b| b.exit(Op::ExitIf, &[first]));
    b.in_block(otherwise, |b| {
        let second = second(b);
        let luma = b.swizzle(first, &[0]);
        let chroma = b.swizzle(second, &[0, 1]);
        let one = b.f32(1.0);
        let yuv = b.construct(TypeId::VEC4_F32, &[luma, chroma, one]);
        let matrix = b.extract(parameters, Member::YuvToRgb as u32);
        let rgb = b.binary(BinaryOp::Mul, TypeId::VEC3_F32, yuv, matrix);
        let opaque = b.construct(TypeId::VEC4_F32, &[rgb, one]);
        b.exit(Op::ExitIf, &[opaque]);
    });
    b.module.result(inst).expect("it was made with one result").into()
}

/// The colour in the colour space of the destination.
fn converted(b: &mut Builder<'_>, parameters: Value, color: Value, curve: FunctionId) -> Value {
    let convert = b.extract(parameters, Member::ConvertColors as u32);
    let zero = b.u32(0);
    let is_wanted = b.compare(BinaryOp::NotEqual, convert, zero);
    let (inst, then, otherwise) = b.if_(is_wanted, &[TypeId::VEC4_F32]);
    b.in_block(then, |b| {
        let rgb = b.swizzle(color, &[0, 1, 2]);
        let decode = b.extract(parameters, Member::Decode as u32);
        let linear = b.call(curve, &[rgb, decode]).expect("it returns a colour");
        let gamut = b.extract(parameters, Member::Gamut as u32);
        let linear = b.binary(BinaryOp::Mul, TypeId::VEC3_F32, gamut, linear);
        let encode = b.extract(parameters, Member::Encode as u32);
        let rgb = b.call(curve, &[linear, encode]).expect("it returns a colour");
        let alpha = b.swizzle(color, &[3]);
        let whole = b.construct(TypeId::VEC4_F32, &[rgb, alpha]);
        b.exit(Op::ExitIf, &[whole]);
    });
    b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[color]));
    b.module.result(inst).expect("it was made with one result").into()
}

/// `vec3(coords, 1) * matrix`
fn transformed(b: &mut Builder<'_>, parameters: Value, matrix: Member, coords: Value) -> Value {
    let one = b.f32(1.0);
    let coords = b.construct(TypeId::VEC3_F32, &[coords, one]);
    let matrix = b.extract(parameters, matrix as u32);
    b.binary(BinaryOp::Mul, TypeId::VEC2_F32, coords, matrix)
}

const CURVE: &str = "external_texture_curve";

/// Whether a function is the one that [`curve_function`] makes. A shader's own function of that name takes something else.
fn is_curve(module: &Module, function: FunctionId) -> bool {
    let data = module.function(function);
    module.name(data.name) == CURVE && data.span.is_none()
}

/// `fn(v: vec3f, curve: mat2x4f) -> vec3f`: a transfer function, by the numbers that the parameters hold.
fn curve_function(module: &mut Module) -> FunctionId {
    if let Some(&known) = module.function_order.first().filter(|&&id| is_curve(module, id)) {
        return known;
    }
    let matrix = module.store.types.matrix(TypeId::F32, 2, 4);
    let params = [("v", TypeId::VEC3_F32), ("curve", matrix)];
    let (function, args) = named_function(module, CURVE, TypeId::VEC3_F32, &params);
    let [v, curve] = args[..] else { unreachable!("it has two parameters") };
    let mut b = Builder::new(module, Cursor::End(module_block(module, function)));
    let number = |b: &mut Builder<'_>, column: u32, row: u8| {
        let column = b.extract(curve, column);
        let number = b.swizzle(column, &[row]);
        splat_to(b, TypeId::VEC3_F32, number)
    };
    let magnitude = same_type(&mut b, BuiltinFn::Abs, &[v]);
    let product = number(&mut b, 0, 3);
    let product = b.arith(BinaryOp::Mul, product, magnitude);
    let offset = number(&mut b, 1, 2);
    let straight = b.arith(BinaryOp::Add, product, offset);
    let base = number(&mut b, 0, 1);
    let base = b.arith(BinaryOp::Mul, base, magnitude);
    let offset = number(&mut b, 0, 2);
    let base = b.arith(BinaryOp::Add, base, offset);
    let exponent = number(&mut b, 0, 0);
    let power = same_type(&mut b, BuiltinFn::Pow, &[base, exponent]);
    let offset = number(&mut b, 1, 1);
    let power = b.arith(BinaryOp::Add, power, offset);
    let limit = number(&mut b, 1, 0);
    let is_low = b.compare(BinaryOp::LessThan, magnitude, limit);
    let value = select(&mut b, power, straight, is_low);
    let sign = same_type(&mut b, BuiltinFn::Sign, &[v]);
    let value = b.arith(BinaryOp::Mul, sign, value);
    b.ret(Some(value));
    function
}
