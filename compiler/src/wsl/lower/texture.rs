//! Textures and samplers: their types, and the functions of the library that read them.

use hashbrown::HashSet;

use super::Lowerer;
use super::access::Ref;
use super::library::Operand;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Op, Swizzle, Value};
use crate::types::{SampledKind, TextureDimension, Type, TypeId};
use crate::wsl::ast::{Expr, ExprId};
use crate::wsl::library;
use crate::wsl::program::{Callee, InterfaceItem, LocalId, Meaning, Program};
use crate::wsl::rules;
use crate::wsl::types::{Shape, TEXTURES, Ty};

/// The parameters of samplers that functions of the library compare by, through calls too: the IR has two types of samplers.
pub(super) fn comparing_samplers(program: &Program) -> HashSet<LocalId> {
    let mut comparing = HashSet::new();
    let mut passed: Vec<(LocalId, LocalId)> = Vec::new();
    for (id, &(expr, _)) in program.ast.exprs.iter_enumerated() {
        let (Expr::Call(_, args), Meaning::Call(callee)) = (expr, program.infos[id].meaning) else { continue };
        let args = args.of(&program.ast.expr_lists);
        match callee {
            Callee::Library(row) if library::row(row).name.contains("Cmp") => {
                comparing.extend(args.get(1).and_then(|&sampler| named(program, sampler)));
            }
            Callee::Library(_) => {}
            Callee::User(function) => {
                let params = &program.functions[function].params;
                let pairs = args.iter().zip(params).filter(|(arg, _)| program.infos[**arg].ty == Ty::SAMPLER);
                passed.extend(pairs.filter_map(|(&arg, &param)| Some((param, named(program, arg)?))));
            }
        }
    }
    loop {
        let before = comparing.len();
        for (param, arg) in &passed {
            if comparing.contains(param) {
                comparing.insert(*arg);
            }
        }
        if comparing.len() == before {
            return comparing;
        }
    }
}

fn named(program: &Program, mut expr: ExprId) -> Option<LocalId> {
    while let Expr::Paren(inner) = program.ast.expr(expr) {
        expr = inner;
    }
    match program.infos[expr].meaning {
        Meaning::Local(local) => Some(local),
        _ => None,
    }
}

/// A texture that is read, with what its type says.
struct Texture {
    handle: Value,
    dimension: TextureDimension,
    kind: SampledKind,
}

impl Texture {
    fn is_array(&self) -> bool {
        matches!(self.dimension, TextureDimension::D2Array | TextureDimension::CubeArray)
    }

    fn is_depth(&self) -> bool {
        self.kind == SampledKind::Depth
    }
}

impl Lowerer<'_, '_> {
    /// The IR's type of a texture or sampler.
    pub(super) fn handle_type(&mut self, item: &InterfaceItem, compares: bool) -> TypeId {
        let Shape::Texture { family, elem } = self.program.types.get(item.ty) else {
            return if compares { TypeId::SAMPLER_COMPARISON } else { TypeId::SAMPLER };
        };
        let family = TEXTURES[usize::from(family)];
        let scalar = self.program.types.scalar_of(elem);
        let scalar = self.ty(scalar);
        let dimension = match (family.dimensions, family.is_array) {
            _ if family.is_writable => None,
            (3, _) if family.is_cube => Some(TextureDimension::Cube),
            (1, false) => Some(TextureDimension::D1),
            (2, false) => Some(TextureDimension::D2),
            (2, true) => Some(TextureDimension::D2Array),
            (3, false) => Some(TextureDimension::D3),
            _ => None,
        };
        let Some(dimension) = dimension else {
            let message = format!("'{}' is not translated: the IR has no such texture", family.name);
            self.fail(rules::UNSUPPORTED, item.span, message);
            return TypeId::SAMPLER;
        };
        let kind = if family.is_depth { SampledKind::Depth } else { SampledKind::Sampled(scalar) };
        self.b.module.store.types.intern(Type::Texture { dimension, kind })
    }

    fn handle(&mut self, operand: Option<&Operand>) -> Option<Value> {
        match operand {
            Some(Operand::Ref(Ref::Handle(var))) => Some(self.b.load(*var)),
            _ => None,
        }
    }

    fn texture(&mut self, operands: &[Operand]) -> Option<Texture> {
        let handle = self.handle(operands.first())?;
        match self.b.module.shape_of(handle) {
            Type::Texture { dimension, kind } => Some(Texture { handle, dimension, kind }),
            _ => None,
        }
    }

    /// What stands for a texel after an error.
    fn no_texel(&mut self, why: &str, result: Ty) -> Value {
        self.fail(rules::UNSUPPORTED, self.b.span, why);
        let ty = self.ty(result);
        self.b.zero(ty)
    }

    /// The first components of what a texture gives.
    fn first_components(&mut self, value: Value, result: Ty) -> Value {
        let ty = self.ty(result);
        match self.program.types.get(result) {
            Shape::Vector { size: 4, .. } => value,
            Shape::Vector { size, .. } => {
                self.b.emit_value(Op::Swizzle(Swizzle::new(&[0, 1, 2, 3][..usize::from(size)])), &[value], ty)
            }
            _ if self.b.module.type_of(value) == ty => value,
            _ => self.b.extract(value, 0),
        }
    }

    /// Coordinates, and the layer that the last of them says.
    fn texel_place(&mut self, texture: &Texture, location: Value) -> Vec<Value> {
        if !texture.is_array() {
            return vec![location];
        }
        let coordinates = self.b.swizzle(location, &[0, 1]);
        let layer = self.b.extract(location, 2);
        if self.b.module.type_of(layer) != TypeId::F32 {
            return vec![coordinates, layer];
        }
        let half = self.b.f32(0.5);
        let layer = self.b.arith(BinaryOp::Add, layer, half);
        let layer = self.b.builtin_value(BuiltinFn::Floor, TypeId::F32, &[layer]);
        vec![coordinates, self.b.convert(TypeId::I32, layer)]
    }

    pub(super) fn sample(&mut self, name: &str, operands: &[Operand], values: &[(Value, Ty)], result: Ty) -> Value {
        let (Some(texture), Some(sampler)) = (self.texture(operands), self.handle(operands.get(1))) else {
            return self.no_texel("this texture is not translated", result);
        };
        if !texture.is_depth() && texture.kind != SampledKind::Sampled(TypeId::F32) {
            return self.no_texel("no target samples textures of integers: load their texels", result);
        }
        let (function, extra) = match name {
            "Sample" => (BuiltinFn::TextureSample, 0),
            "SampleBias" => (BuiltinFn::TextureSampleBias, 1),
            "SampleGrad" => (BuiltinFn::TextureSampleGrad, 2),
            "SampleLevel" => (BuiltinFn::TextureSampleLevel, 1),
            "SampleCmp" => (BuiltinFn::TextureSampleCompare, 1),
            _ => (BuiltinFn::TextureSampleCompareLevel, 1),
        };
        let mut args = vec![texture.handle, sampler];
        args.extend(self.texel_place(&texture, values[0].0));
        for &(value, _) in &values[1..=extra] {
            // The level of a texture of depths is an integer.
            let is_level = texture.is_depth() && name == "SampleLevel";
            args.push(if is_level { self.b.convert(TypeId::I32, value) } else { value });
        }
        if let Some(&(offset, _)) = values.get(1 + extra) {
            if offset.as_constant().is_none() {
                return self.no_texel("an offset is made of literals", result);
            }
            args.push(offset);
        }
        let ty = if texture.is_depth() { TypeId::F32 } else { TypeId::VEC4_F32 };
        let sampled = self.b.builtin_value(function, ty, &args);
        self.first_components(sampled, result)
    }

    pub(super) fn gather(&mut self, name: &str, operands: &[Operand], values: &[(Value, Ty)], result: Ty) -> Value {
        let (Some(texture), Some(sampler)) = (self.texture(operands), self.handle(operands.get(1))) else {
            return self.no_texel("this texture is not translated", result);
        };
        let compares = name.contains("Cmp");
        let mut args = Vec::new();
        if !texture.is_depth() {
            let component = ["Red", "Green", "Blue", "Alpha"].iter().position(|suffix| name.ends_with(suffix));
            args.push(self.b.i32(component.unwrap_or(0) as i32));
        }
        args.extend([texture.handle, sampler]);
        args.extend(self.texel_place(&texture, values[0].0));
        let extra = usize::from(compares);
        args.extend(values[1..=extra].iter().map(|&(value, _)| value));
        if let Some(&(offset, _)) = values.get(1 + extra) {
            if offset.as_constant().is_none() {
                return self.no_texel("an offset is made of literals", result);
            }
            args.push(offset);
        }
        let function = if compares { BuiltinFn::TextureGatherCompare } else { BuiltinFn::TextureGather };
        let ty = self.ty(result);
        self.b.builtin_value(function, ty, &args)
    }

    /// `Load`: of the first level.
    pub(super) fn texel(&mut self, operands: &[Operand], values: &[(Value, Ty)], result: Ty) -> Value {
        let Some(texture) = self.texture(operands) else {
            return self.no_texel("this texture is not translated", result);
        };
        let mut args = vec![texture.handle];
        args.extend(self.texel_place(&texture, values[0].0));
        args.push(self.b.i32(0));
        let ty = match texture.kind {
            SampledKind::Sampled(scalar) => self.b.module.store.types.vector(scalar, 4),
            _ => TypeId::F32,
        };
        let loaded = self.b.builtin_value(BuiltinFn::TextureLoad, ty, &args);
        self.first_components(loaded, result)
    }

    /// `GetDimensions`: of a level, each behind a pointer, then layers and levels.
    pub(super) fn dimensions(&mut self, operands: &[Operand], values: &[(Value, Ty)]) -> Value {
        let Some(texture) = self.texture(operands) else {
            return self.no_texel("this texture is not translated", Ty::UINT);
        };
        let count = match texture.dimension {
            TextureDimension::D1 => 1,
            TextureDimension::D3 => 3,
            _ => 2,
        };
        let ty = if count == 1 { TypeId::U32 } else { self.b.module.store.types.vector(TypeId::U32, count) };
        let mut args = vec![texture.handle];
        args.extend(values.first().map(|&(level, _)| level));
        let size = self.b.builtin_value(BuiltinFn::TextureDimensions, ty, &args);
        let mut found: Vec<Value> = match count {
            1 => vec![size],
            _ => (0..count.into()).map(|index| self.b.extract(size, index)).collect(),
        };
        if texture.is_array() {
            found.push(self.b.builtin_value(BuiltinFn::TextureNumLayers, TypeId::U32, &[texture.handle]));
        }
        if !values.is_empty() {
            found.push(self.b.builtin_value(BuiltinFn::TextureNumLevels, TypeId::U32, &[texture.handle]));
        }
        let pointers = operands[1..].iter().filter(|operand| matches!(operand, Operand::Ref(_)));
        for (value, pointer) in found.into_iter().zip(pointers) {
            self.store_behind(pointer, value);
        }
        self.b.u32(0)
    }
}
