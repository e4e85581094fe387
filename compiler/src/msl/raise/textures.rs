//! Built-in functions of textures: methods of MSL's textures, which take unsigned coordinates and give sizes one by one.
//!
//! What is clamped where is up to shared transforms. One-dimensional textures have no level anywhere, and multisampled ones neither.

use smallvec::{SmallVec, smallvec};

use crate::intrinsics::steps::MslTextures as Step;
use crate::intrinsics::{BuiltinFn, DialectFn, LoweringTarget, MslFn};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::msl::Options;
use crate::rewrite::values::{replace, unsigned};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, SampledKind, TextureDimension, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "msl_textures",
    description: "writes functions of textures as methods of MSL",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["external_textures", "robustness", "texture_polyfill"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        textures(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of MSL name.
pub(super) fn textures(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    lower_calls(module, target, |module, inst, step| {
        let at = module.operands(inst).position(|arg| module.store.types.is_handle(module.type_of(arg)));
        let mut call = Call::new(module, inst, at.expect("it takes a texture"));
        match call.take(step) {
            Some(value) => replace(module, inst, value),
            None => module.remove(inst),
        }
    });
}

/// A call of a texture's function.
struct Call<'m> {
    b: Builder<'m>,
    /// The type of its result.
    ty: TypeId,
    texture: Value,
    dimension: TextureDimension,
    kind: Kind,
    /// The component of a gather.
    component: Option<Value>,
    /// The arguments after the texture.
    args: SmallVec<[Value; 6]>,
}

#[derive(Copy, Clone, PartialEq)]
enum Kind {
    Sampled,
    Multisampled,
    Depth,
    Storage(Access),
}

impl<'m> Call<'m> {
    fn new(module: &'m mut Module, inst: InstId, at: usize) -> Self {
        let args: SmallVec<[Value; 6]> = module.operand_list(inst);
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        let (dimension, kind) = match module.store.types.get(module.type_of(args[at])) {
            Type::Texture { dimension, kind } => (
                dimension,
                match kind {
                    SampledKind::Sampled(_) => Kind::Sampled,
                    SampledKind::Depth => Kind::Depth,
                    SampledKind::Multisampled(_) | SampledKind::DepthMultisampled => Kind::Multisampled,
                },
            ),
            Type::StorageTexture { dimension, access, .. } => (dimension, Kind::Storage(access)),
            _ => unreachable!("external textures are rewritten before"),
        };
        let component = (at == 1).then(|| args[0]);
        let (texture, args) = (args[at], SmallVec::from_slice(&args[at + 1..]));
        Self { b: Builder::before(module, inst), ty, texture, dimension, kind, component, args }
    }

    /// The value that takes the call's place, if it gives one.
    fn take(&mut self, step: Step) -> Option<Value> {
        Some(match step {
            Step::Dimensions => self.dimensions(),
            Step::Query(function) => self.ask(function, &[]),
            Step::Load => self.load(),
            Step::Store => {
                self.store();
                return None;
            }
            step => self.sample(step),
        })
    }

    fn method(&mut self, function: MslFn, ty: TypeId, args: &[Value]) -> Option<Value> {
        let mut all: SmallVec<[Value; 8]> = smallvec![self.texture];
        all.extend_from_slice(args);
        self.b.dialect(DialectFn::Msl(function), ty, &all)
    }

    fn ask(&mut self, function: MslFn, args: &[Value]) -> Value {
        self.method(function, TypeId::U32, args).expect("it gives a number")
    }

    /// Each size by itself, of a level where there are levels.
    fn dimensions(&mut self) -> Value {
        let has_levels = self.dimension != TextureDimension::D1 && matches!(self.kind, Kind::Sampled | Kind::Depth);
        let level: SmallVec<[Value; 1]> = self.args.first().copied().filter(|_| has_levels).into_iter().collect();
        let level: SmallVec<[Value; 1]> = level.into_iter().map(|level| self.word(level)).collect();
        let width = self.ask(MslFn::TextureGetWidth, &level);
        if self.ty == TypeId::U32 {
            return width;
        }
        let mut sizes: SmallVec<[Value; 3]> = smallvec![width, self.ask(MslFn::TextureGetHeight, &level)];
        if self.dimension == TextureDimension::D3 {
            sizes.push(self.ask(MslFn::TextureGetDepth, &level));
        }
        self.b.construct(self.ty, &sizes)
    }

    /// Coordinates, index, and level or sample: in this order in MSL too.
    fn load(&mut self) -> Value {
        let mut args = std::mem::take(&mut self.args);
        if self.dimension == TextureDimension::D1 {
            args.truncate(1);
        }
        for arg in &mut args {
            *arg = self.word(*arg);
        }
        self.method(MslFn::TextureRead, self.ty, &args).expect("it gives a texel")
    }

    /// The value comes first. What a thread wrote it sees itself behind a fence only.
    fn store(&mut self) {
        let mut args = std::mem::take(&mut self.args);
        let value = args.pop().expect("a store has a value");
        for arg in &mut args {
            *arg = self.word(*arg);
        }
        args.insert(0, value);
        let fenced = self.kind == Kind::Storage(Access::ReadWrite);
        if fenced {
            self.method(MslFn::TextureFence, TypeId::VOID, &[]);
        }
        self.method(MslFn::TextureWrite, TypeId::VOID, &args);
        if fenced {
            self.method(MslFn::TextureFence, TypeId::VOID, &[]);
        }
    }

    /// Whatever takes a sampler.
    fn sample(&mut self, step: Step) -> Value {
        let mut args = std::mem::take(&mut self.args);
        let sampler = args.remove(0);
        let is_array = matches!(self.dimension, TextureDimension::D2Array | TextureDimension::CubeArray);
        let places = 1 + usize::from(is_array);
        if is_array {
            args[1] = self.layer(args[1]);
        }
        // What follows the coordinates and the index in WGSL.
        let rest: SmallVec<[Value; 4]> = SmallVec::from_slice(&args[places..]);
        args.truncate(places);
        let (method, options, offset) = match step {
            Step::Sample => (MslFn::TextureSample, 0, 0),
            Step::SampleBias => (self.with_offset(MslFn::TextureSampleBias, &rest, 1), 1, 1),
            Step::SampleLevel if self.dimension == TextureDimension::D1 => (MslFn::TextureSample, 0, 1),
            Step::SampleLevel => (self.with_offset(MslFn::TextureSampleLevel, &rest, 1), 1, 1),
            Step::SampleGrad => (self.with_offset(self.gradient(), &rest, 2), 2, 2),
            Step::SampleCompare => (MslFn::TextureSampleCompare, 0, 0),
            Step::SampleCompareLevel => (self.with_offset(MslFn::TextureSampleCompareBase, &rest, 1), 0, 1),
            Step::Gather => return self.gather(sampler, args, &rest),
            Step::GatherCompare => (MslFn::TextureGatherCompare, 0, 0),
            Step::Dimensions | Step::Query(_) | Step::Load | Step::Store => unreachable!("it takes no sampler"),
        };
        let mut all: SmallVec<[Value; 8]> = smallvec![sampler];
        for &option in &rest[..options] {
            all.push(self.option(option));
        }
        // The offset is a parameter of its own where an option stands before it.
        let split = options > 0 || step == Step::SampleCompareLevel;
        if split {
            all.extend_from_slice(&rest[offset..]);
        }
        all.extend_from_slice(&args);
        if step == Step::SampleCompareLevel {
            all.push(rest[0]);
        } else if !split && self.dimension != TextureDimension::D1 {
            all.extend_from_slice(&rest);
        }
        self.method(method, self.ty, &all).expect("it gives a sample")
    }

    /// The gradients of a dimension.
    fn gradient(&self) -> MslFn {
        match self.dimension {
            TextureDimension::D3 => MslFn::TextureSampleGradient3d,
            TextureDimension::Cube | TextureDimension::CubeArray => MslFn::TextureSampleGradientcube,
            _ => MslFn::TextureSampleGradient2d,
        }
    }

    /// The form of a method with an offset, where one follows `options` arguments.
    fn with_offset(&self, method: MslFn, rest: &[Value], options: usize) -> MslFn {
        match method {
            _ if rest.len() <= options => method,
            MslFn::TextureSampleBias => MslFn::TextureSampleBiasOffset,
            MslFn::TextureSampleLevel => MslFn::TextureSampleLevelOffset,
            MslFn::TextureSampleGradient2d => MslFn::TextureSampleGradient2dOffset,
            MslFn::TextureSampleGradient3d => MslFn::TextureSampleGradient3dOffset,
            MslFn::TextureSampleCompareBase => MslFn::TextureSampleCompareBaseOffset,
            method => method,
        }
    }

    /// The component is part of the name; of all but cubes it stands behind an offset.
    fn gather(&mut self, sampler: Value, args: SmallVec<[Value; 6]>, rest: &[Value]) -> Value {
        let mut all: SmallVec<[Value; 8]> = smallvec![sampler];
        all.extend_from_slice(&args);
        let Some(component) = self.component else {
            all.extend_from_slice(rest);
            return self.method(MslFn::TextureGather, self.ty, &all).expect("it gives texels");
        };
        if matches!(self.dimension, TextureDimension::D2 | TextureDimension::D2Array) {
            let zero = self.b.module.store.types.vector(TypeId::I32, 2);
            all.push(rest.first().copied().unwrap_or_else(|| self.b.zero(zero)));
        }
        let number = component.as_constant().and_then(|id| self.b.module.store.constants.as_integer(id));
        let method = match number {
            Some(1) => MslFn::TextureGatherY,
            Some(2) => MslFn::TextureGatherZ,
            Some(3) => MslFn::TextureGatherW,
            _ => MslFn::TextureGatherX,
        };
        self.method(method, self.ty, &all).expect("it gives texels")
    }

    /// The index of an array's element: below zero there is none.
    fn layer(&mut self, index: Value) -> Value {
        if self.b.module.type_of(index) != TypeId::I32 {
            return index;
        }
        let zero = self.b.i32(0);
        let index = self.b.builtin_value(BuiltinFn::Max, TypeId::I32, &[index, zero]);
        self.word(index)
    }

    /// Integers as unsigned ones.
    fn word(&mut self, value: Value) -> Value {
        let ty = self.b.module.type_of(value);
        let wanted = unsigned(self.b.module, ty);
        if ty == wanted { value } else { self.b.convert(wanted, value) }
    }

    /// A level of a depth texture is an integer in WGSL.
    fn option(&mut self, value: Value) -> Value {
        let ty = self.b.module.type_of(value);
        if self.b.module.store.types.is_float(ty) { value } else { self.b.convert(TypeId::F32, value) }
    }
}
