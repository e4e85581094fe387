//! Built-in functions of textures as methods: array indices and levels are components of the coordinates, and what a depth texture gives is the
//! first component of four.
//!
//! Direct3D bounds what is loaded and stored by itself.

use smallvec::SmallVec;

use crate::intrinsics::{BuiltinFn, DialectFn, HlslFn};
use crate::ir::{Allow, Builder, InstId, Module, Op, Value};
use crate::transform::Transform;
use crate::transform::rewrite::replace;
use crate::types::{Access, AddressSpace, SampledKind, TextureDimension, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "hlsl_textures",
    description: "writes functions of textures as methods of HLSL",
    adds: Allow::DIALECT_CALLS,
    follows: &["external_textures", "texture_polyfill"],
    run: |module, _| {
        textures(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the calls. Textures and samplers are then named where they are used.
pub(super) fn textures(module: &mut Module) {
    INFO.begin(module);
    for inst in module.find_insts(|op| matches!(op, Op::Builtin(function) if function.is_of_textures())) {
        let Op::Builtin(function) = module.inst(inst).op else { continue };
        let args: SmallVec<[Value; 6]> = module.operand_list(inst);
        let Some(at) = args.iter().position(|&arg| Texture::of(module, arg).is_some()) else { continue };
        let texture = Texture::of(module, args[at]).expect("it was found to be one");
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        let component = (at == 1).then(|| args[0]);
        let mut call = Call { b: Builder::before(module, inst), texture, ty, component, args: &args[at..] };
        match call.rewrite(function) {
            Some(value) => replace(module, inst, value),
            None => module.remove(inst),
        }
    }
    for inst in module.find_insts(|op| op == Op::Load) {
        name_at_uses(module, inst);
    }
}

/// Loads a texture or sampler anew for each use, so that none gets a name of its own.
fn name_at_uses(module: &mut Module, load: InstId) {
    let result = module.result(load).expect("a load has a result");
    let is_handle = matches!(
        module.shape_of(result.into()),
        Type::Texture { .. } | Type::StorageTexture { .. } | Type::Sampler { .. }
    );
    if !is_handle {
        return;
    }
    module.set_name(result, None);
    let uses: SmallVec<[_; 4]> = module.uses(result).map(|(id, slot)| (id, slot.user)).collect();
    let pointer = module.operand(load, 0);
    for (slot, user) in uses {
        let value = Builder::before(module, user).load(pointer);
        module.set_use(slot, value);
    }
    module.remove(load);
}

/// What kind of texture a value is.
#[derive(Copy, Clone)]
struct Texture {
    dimension: TextureDimension,
    /// Its component type.
    scalar: TypeId,
    is_depth: bool,
    is_multisampled: bool,
    /// Whether it is written: one that is not has levels, of which only the first is there.
    is_written: bool,
}

impl Texture {
    fn of(module: &Module, value: Value) -> Option<Self> {
        if value.as_function().is_some() {
            return None;
        }
        match module.shape_of(value) {
            Type::Texture { dimension, kind } => {
                let (scalar, is_depth, is_multisampled) = match kind {
                    SampledKind::Sampled(scalar) => (scalar, false, false),
                    SampledKind::Multisampled(scalar) => (scalar, false, true),
                    SampledKind::Depth => (TypeId::F32, true, false),
                    SampledKind::DepthMultisampled => (TypeId::F32, true, true),
                };
                Some(Self { dimension, scalar, is_depth, is_multisampled, is_written: false })
            }
            Type::StorageTexture { dimension, format, access } => Some(Self {
                dimension,
                scalar: format.component(),
                is_depth: false,
                is_multisampled: false,
                is_written: access != Access::Read,
            }),
            _ => None,
        }
    }

    fn is_array(self) -> bool {
        matches!(self.dimension, TextureDimension::D2Array | TextureDimension::CubeArray)
    }

    /// How many sizes it has.
    fn sizes(self) -> usize {
        match self.dimension {
            TextureDimension::D1 => 1,
            TextureDimension::D3 => 3,
            _ => 2,
        }
    }
}

struct Call<'m, 'a> {
    b: Builder<'m>,
    texture: Texture,
    ty: TypeId,
    /// What is gathered, where the call says.
    component: Option<Value>,
    /// The arguments from the texture on.
    args: &'a [Value],
}

impl Call<'_, '_> {
    fn rewrite(&mut self, function: BuiltinFn) -> Option<Value> {
        match function {
            BuiltinFn::TextureDimensions => Some(self.dimensions()),
            BuiltinFn::TextureNumLayers => {
                let sizes = self.texture.sizes();
                Some(self.queried(None)[sizes])
            }
            BuiltinFn::TextureNumLevels | BuiltinFn::TextureNumSamples => {
                Some(*self.queried(None).last().expect("there are sizes at least"))
            }
            BuiltinFn::TextureLoad => Some(self.load()),
            BuiltinFn::TextureStore => {
                let (coords, value) = self.store_arguments();
                let args = [self.args[0], coords, value];
                self.b.dialect(DialectFn::Hlsl(HlslFn::SetTexel), TypeId::VOID, &args)
            }
            _ => Some(self.sample(function)),
        }
    }

    /// A size; at the level named, or the first one.
    fn dimensions(&mut self) -> Value {
        let sizes = self.queried(self.args.get(1).copied());
        let count = self.texture.sizes();
        if count == 1 { sizes[0] } else { self.b.construct(self.ty, &sizes[..count]) }
    }

    /// All that `GetDimensions` gives.
    fn queried(&mut self, level: Option<Value>) -> SmallVec<[Value; 4]> {
        let has_levels = !self.texture.is_written && !self.texture.is_multisampled;
        let count = self.texture.sizes()
            + usize::from(self.texture.is_array())
            + usize::from(has_levels || self.texture.is_multisampled);
        let memory: SmallVec<[Value; 4]> = (0..count)
            .map(|_| {
                let memory = self.b.var(AddressSpace::Function, TypeId::U32, Access::ReadWrite);
                self.b.name(memory, "size")
            })
            .collect();
        let mut args: SmallVec<[Value; 6]> = smallvec::smallvec![self.args[0]];
        if has_levels {
            let level = match level {
                Some(level) => self.integer(level, TypeId::U32),
                None => self.b.u32(0),
            };
            args.push(level);
        }
        args.extend_from_slice(&memory);
        let function = match (has_levels, count) {
            (true, 2) => HlslFn::LevelDimensions2,
            (true, 3) => HlslFn::LevelDimensions3,
            (true, _) => HlslFn::LevelDimensions4,
            (false, 1) => HlslFn::Dimensions,
            (false, 2) => HlslFn::Dimensions2,
            (false, _) => HlslFn::Dimensions3,
        };
        self.b.dialect(DialectFn::Hlsl(function), TypeId::VOID, &args);
        memory.into_iter().map(|memory| self.b.load(memory)).collect()
    }

    /// A scalar integer in another type of integers.
    fn integer(&mut self, value: Value, ty: TypeId) -> Value {
        if let Some(known) = value.as_constant().and_then(|id| self.b.module.store.constants.as_integer(id)) {
            return if ty == TypeId::U32 { self.b.u32(known as u32) } else { self.b.i32(known as i32) };
        }
        self.b.bitcast(ty, value)
    }

    /// One vector of i32 of the coordinates and of what follows them.
    fn texel_coordinates(&mut self, coords: Value, more: &[Value]) -> Value {
        let shape = self.b.module.type_of(coords);
        let count = self.b.module.store.types.component_count(shape) as usize + more.len();
        let shape = self.b.module.store.types.with_scalar(shape, TypeId::I32);
        let first = self.b.bitcast(shape, coords);
        if more.is_empty() {
            return first;
        }
        let mut parts: SmallVec<[Value; 4]> = smallvec::smallvec![first];
        for &value in more {
            parts.push(self.integer(value, TypeId::I32));
        }
        let ty = self.b.module.store.types.vector(TypeId::I32, count as u8);
        self.b.construct(ty, &parts)
    }

    fn load(&mut self) -> Value {
        let index = usize::from(self.texture.is_array());
        let mut more: SmallVec<[Value; 2]> = self.args[2..2 + index].iter().copied().collect();
        let last = self.args.get(2 + index).copied();
        let coords = self.args[1];
        let vector = self.b.module.store.types.vector(self.texture.scalar, 4);
        let loaded = if self.texture.is_multisampled {
            let coords = self.texel_coordinates(coords, &more);
            let sample = self.integer(last.expect("it names a sample"), TypeId::I32);
            self.hlsl(HlslFn::TexelOfSample, vector, &[self.args[0], coords, sample])
        } else {
            if !self.texture.is_written {
                let zero = self.b.i32(0);
                more.push(last.unwrap_or(zero));
            }
            let coords = self.texel_coordinates(coords, &more);
            self.hlsl(HlslFn::Texel, vector, &[self.args[0], coords])
        };
        if self.texture.is_depth { self.b.extract(loaded, 0) } else { loaded }
    }

    fn store_arguments(&mut self) -> (Value, Value) {
        let index = usize::from(self.texture.is_array());
        let coords = self.texel_coordinates(self.args[1], &self.args[2..2 + index]);
        (coords, self.args[2 + index])
    }

    fn hlsl(&mut self, function: HlslFn, ty: TypeId, args: &[Value]) -> Value {
        self.b.dialect(DialectFn::Hlsl(function), ty, args).expect("it gives a value")
    }

    /// A function with a sampler: texture, sampler, coordinates, array index, what the function takes besides, offset.
    fn sample(&mut self, function: BuiltinFn) -> Value {
        let index = usize::from(self.texture.is_array());
        let mut coords = self.args[2];
        if self.texture.is_array() {
            let count = self.b.module.store.types.component_count(self.b.module.type_of(coords)) + 1;
            let element = self.b.convert(TypeId::F32, self.args[3]);
            let ty = self.b.module.store.types.vector(TypeId::F32, count as u8);
            coords = self.b.construct(ty, &[coords, element]);
        }
        let rest = &self.args[3 + index..];
        let (plain, with_offset, more) = self.spelled(function);
        let is_offset = rest.len() > more;
        let mut args: SmallVec<[Value; 8]> = smallvec::smallvec![self.args[0], self.args[1], coords];
        for &value in rest {
            let is_level = function == BuiltinFn::TextureSampleLevel && args.len() == 3;
            // The level of a depth texture is an integer.
            let converts = is_level && self.b.module.type_of(value) != TypeId::F32;
            args.push(if converts { self.b.convert(TypeId::F32, value) } else { value });
        }
        let chosen = if is_offset { with_offset } else { plain };
        let compares = matches!(function, BuiltinFn::TextureSampleCompare | BuiltinFn::TextureSampleCompareLevel);
        let gathers = matches!(function, BuiltinFn::TextureGather | BuiltinFn::TextureGatherCompare);
        let vector = self.b.module.store.types.vector(self.texture.scalar, 4);
        let value = self.hlsl(chosen, if compares { TypeId::F32 } else { vector }, &args);
        if self.texture.is_depth && !compares && !gathers { self.b.extract(value, 0) } else { value }
    }

    /// The method without and with an offset, and how many arguments it takes between coordinates and offset.
    fn spelled(&self, function: BuiltinFn) -> (HlslFn, HlslFn, usize) {
        match function {
            BuiltinFn::TextureSample => (HlslFn::Sample, HlslFn::SampleOffset, 0),
            BuiltinFn::TextureSampleBias => (HlslFn::SampleBias, HlslFn::SampleBiasOffset, 1),
            BuiltinFn::TextureSampleCompare => (HlslFn::SampleCmp, HlslFn::SampleCmpOffset, 1),
            BuiltinFn::TextureSampleCompareLevel => (HlslFn::SampleCmpLevelZero, HlslFn::SampleCmpLevelZeroOffset, 1),
            BuiltinFn::TextureSampleGrad => (HlslFn::SampleGrad, HlslFn::SampleGradOffset, 2),
            BuiltinFn::TextureSampleLevel => (HlslFn::SampleLevel, HlslFn::SampleLevelOffset, 1),
            BuiltinFn::TextureGatherCompare => (HlslFn::GatherCmp, HlslFn::GatherCmpOffset, 1),
            BuiltinFn::TextureGather => {
                let known = self.component.and_then(Value::as_constant);
                let component = known.and_then(|id| self.b.module.store.constants.as_integer(id));
                match component {
                    Some(1) => (HlslFn::GatherGreen, HlslFn::GatherGreenOffset, 0),
                    Some(2) => (HlslFn::GatherBlue, HlslFn::GatherBlueOffset, 0),
                    Some(3) => (HlslFn::GatherAlpha, HlslFn::GatherAlphaOffset, 0),
                    _ => (HlslFn::GatherRed, HlslFn::GatherRedOffset, 0),
                }
            }
            function => unreachable!("{} was rewritten before", function.name()),
        }
    }
}
