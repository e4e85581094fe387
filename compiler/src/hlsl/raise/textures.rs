//! Built-in functions of textures as methods: array indices and levels are components of the coordinates, and what a depth texture gives is the
//! first component of four.
//!
//! Direct3D bounds what is loaded and stored by itself.

use smallvec::SmallVec;

use super::Options;
use crate::intrinsics::steps::HlslTextures as Step;
use crate::intrinsics::{DialectFn, HlslFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::values::replace;
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, AddressSpace, SampledKind, TextureDimension, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "hlsl_textures",
    description: "writes functions of textures as methods of HLSL",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["external_textures", "texture_polyfill"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        textures(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of HLSL name. Textures and samplers are then named where they are used.
pub(super) fn textures(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    lower_calls(module, target, |module, inst, step| {
        let args: SmallVec<[Value; 6]> = module.operand_list(inst);
        let found = args.iter().enumerate().find_map(|(at, &arg)| Some((at, Texture::of(module, arg)?)));
        let (at, texture) = found.expect("it takes a texture");
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        let component = (at == 1).then(|| args[0]);
        let mut call = Call { b: Builder::before(module, inst), texture, ty, component, args: &args[at..] };
        match call.take(step) {
            Some(value) => replace(module, inst, value),
            None => module.remove(inst),
        }
    });
    for inst in module.find_insts(|op| op == Op::Load) {
        name_at_uses(module, inst);
    }
}

/// Loads a texture or sampler at each use, so that none gets a name of its own.
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
    /// The value that takes the call's place, if it gives one.
    fn take(&mut self, step: Step) -> Option<Value> {
        Some(match step {
            Step::Dimensions => self.dimensions(),
            Step::NumLayers => {
                let sizes = self.texture.sizes();
                self.queried(None)[sizes]
            }
            Step::LastOfDimensions => *self.queried(None).last().expect("there are sizes at least"),
            Step::Load => self.load(),
            Step::Store => {
                let (coords, value) = self.store_arguments();
                let args = [self.args[0], coords, value];
                return self.b.dialect(DialectFn::Hlsl(HlslFn::SetTexel), TypeId::VOID, &args);
            }
            step => self.sample(step),
        })
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
    fn sample(&mut self, step: Step) -> Value {
        let index = usize::from(self.texture.is_array());
        let mut coords = self.args[2];
        if self.texture.is_array() {
            let count = self.b.module.store.types.component_count(self.b.module.type_of(coords)) + 1;
            let element = self.b.convert(TypeId::F32, self.args[3]);
            let ty = self.b.module.store.types.vector(TypeId::F32, count as u8);
            coords = self.b.construct(ty, &[coords, element]);
        }
        let rest = &self.args[3 + index..];
        let (plain, with_offset, more) = self.spelled(step);
        let is_offset = rest.len() > more;
        let mut args: SmallVec<[Value; 8]> = smallvec::smallvec![self.args[0], self.args[1], coords];
        for &value in rest {
            let is_level = step == Step::SampleLevel && args.len() == 3;
            // The level of a depth texture is an integer.
            let converts = is_level && self.b.module.type_of(value) != TypeId::F32;
            args.push(if converts { self.b.convert(TypeId::F32, value) } else { value });
        }
        let chosen = if is_offset { with_offset } else { plain };
        let compares = matches!(step, Step::SampleCompare | Step::SampleCompareLevel);
        let gathers = matches!(step, Step::Gather | Step::GatherCompare);
        let vector = self.b.module.store.types.vector(self.texture.scalar, 4);
        let value = self.hlsl(chosen, if compares { TypeId::F32 } else { vector }, &args);
        if self.texture.is_depth && !compares && !gathers { self.b.extract(value, 0) } else { value }
    }

    /// The method without and with an offset, and how many arguments it takes between coordinates and offset.
    fn spelled(&self, step: Step) -> (HlslFn, HlslFn, usize) {
        match step {
            Step::Sample => (HlslFn::Sample, HlslFn::SampleOffset, 0),
            Step::SampleBias => (HlslFn::SampleBias, HlslFn::SampleBiasOffset, 1),
            Step::SampleCompare => (HlslFn::SampleCmp, HlslFn::SampleCmpOffset, 1),
            Step::SampleCompareLevel => (HlslFn::SampleCmpLevelZero, HlslFn::SampleCmpLevelZeroOffset, 1),
            Step::SampleGrad => (HlslFn::SampleGrad, HlslFn::SampleGradOffset, 2),
            Step::SampleLevel => (HlslFn::SampleLevel, HlslFn::SampleLevelOffset, 1),
            Step::GatherCompare => (HlslFn::GatherCmp, HlslFn::GatherCmpOffset, 1),
            Step::Gather => {
                let known = self.component.and_then(Value::as_constant);
                let component = known.and_then(|id| self.b.module.store.constants.as_integer(id));
                match component {
                    Some(1) => (HlslFn::GatherGreen, HlslFn::GatherGreenOffset, 0),
                    Some(2) => (HlslFn::GatherBlue, HlslFn::GatherBlueOffset, 0),
                    Some(3) => (HlslFn::GatherAlpha, HlslFn::GatherAlphaOffset, 0),
                    _ => (HlslFn::GatherRed, HlslFn::GatherRedOffset, 0),
                }
            }
            Step::Dimensions | Step::NumLayers | Step::LastOfDimensions | Step::Load | Step::Store => {
                unreachable!("it takes no sampler")
            }
        }
    }
}
