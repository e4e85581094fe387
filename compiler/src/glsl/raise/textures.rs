//! Built-in functions of textures as GLSL's: array indices and depths to compare with are components of the coordinates, sizes are
//! signed.

use smallvec::{SmallVec, smallvec};

use super::combined::{self, Combined};
use super::refuse;
use super::split_images::{self, SplitImages};
use super::texture_counts::TextureCounts;
use crate::glsl::{Bindings, Options};
use crate::intrinsics::steps::GlslTextures as Step;
use crate::intrinsics::{BuiltinFn, DialectFn, GlslFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::rewrite::values::{float, integer_as, replace};
use crate::transform::{Transform, functions_take, lower_calls, needs, read_settings};
use crate::types::{AddressSpace, SampledKind, ShaderStage, TexelFormat, TextureDimension, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "glsl_textures",
    description: "writes textures with their samplers, and functions of them in the shape that GLSL has them",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["external_textures", "robustness", "texture_polyfill", "direct_variable_access"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        let bindings = Bindings::of(module, &options);
        let target = options.lowering_target(module);
        let is_handle = |ty| matches!(ty, Type::Texture { .. } | Type::StorageTexture { .. } | Type::Sampler { .. });
        needs(!functions_take(module, is_handle), "whose functions take no textures or samplers")?;
        refuse::refuse(module, &bindings, &options, &target)?;
        textures(module, &bindings, &options, &target);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the calls. Textures are then named where they are used, each with its sampler.
pub(super) fn textures(module: &mut Module, bindings: &Bindings, options: &Options, target: &LoweringTarget) {
    INFO.begin(module);
    if !has_handles(module) {
        return;
    }
    let is_es = options.is_es();
    let combined = combined::declare(module, bindings, options);
    let split = if is_es { split_images::split(module) } else { SplitImages::default() };
    let mut counts = TextureCounts::new(bindings, is_es);
    let stage = module.entry_points().next().and_then(|entry| module.function(entry).stage);
    lower_calls(module, target, |module, inst, step| {
        let texture = Texture::of(module, inst, step, &combined, &split, &mut counts).expect("it takes a texture");
        let args: SmallVec<[Value; 8]> = module.operands(inst).skip(texture.rest).collect();
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        let component = (texture.at == 1).then(|| module.operand(inst, 0));
        let b = Builder::before(module, inst);
        let has_derivatives = stage == Some(ShaderStage::Fragment);
        let mut call = Call { b, texture, ty, component, args, is_es, has_derivatives };
        match call.take(step) {
            Some(value) => replace(module, inst, value),
            None => module.remove(inst),
        }
    });
    combined::remove(module, &combined);
    split.remove(module);
    if is_es {
        widen_storage(module);
    }
}

/// Whether there are textures or samplers.
fn has_handles(module: &Module) -> bool {
    let is_handle = |ty: Type| matches!(ty, Type::Pointer { space: AddressSpace::Handle, .. });
    let mut variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    variables.any(|variable| is_handle(module.shape_of(variable.into())))
}

/// Gives storage textures of one dimension two. They are loaded where they are used.
fn widen_storage(module: &mut Module) {
    let values: Vec<_> = module
        .block_insts(module.root())
        .filter_map(|inst| module.result(inst))
        .filter(|&value| matches!(module.shape_of(value.into()), Type::Pointer { .. }))
        .collect();
    for variable in values {
        let Type::Pointer { space, store, access } = module.shape_of(variable.into()) else { continue };
        let Type::StorageTexture { dimension: TextureDimension::D1, format, access: mode } =
            module.store.types.get(store)
        else {
            continue;
        };
        let wide = Type::StorageTexture { dimension: TextureDimension::D2, format, access: mode };
        let wide = module.store.types.intern(wide);
        let pointer = module.store.types.pointer(space, wide, access);
        module.set_type(variable, pointer);
        let loads: Vec<InstId> = module.uses(variable).map(|(_, slot)| slot.user).collect();
        for load in loads {
            if let Some(result) = module.result(load) {
                module.set_type(result, wide);
            }
        }
    }
}

/// The texture of a call.
#[derive(Copy, Clone)]
struct Texture {
    /// The variable that it is loaded from, with its sampler.
    variable: Value,
    dimension: TextureDimension,
    /// Its component type.
    scalar: TypeId,
    is_depth: bool,
    is_multisampled: bool,
    /// A storage texture's format.
    format: Option<TexelFormat>,
    /// How many levels or samples it has, where the function asks for it and a buffer holds it.
    count: Option<Value>,
    /// Which operand the texture is.
    at: usize,
    /// The first operand behind the texture and its sampler.
    rest: usize,
}

impl Texture {
    fn of(
        module: &mut Module,
        inst: InstId,
        step: Step,
        combined: &Combined,
        split: &SplitImages,
        counts: &mut TextureCounts<'_>,
    ) -> Option<Self> {
        let Some(found) = combined::sampled(module, inst) else { return Self::storage(module, inst, step, split) };
        let fetches = step == Step::Load;
        let variable = combined.of(module, found.texture, found.sampler, fetches);
        let Type::Texture { dimension, kind } = module.shape_of(found.texture) else { unreachable!("it is a texture") };
        let (scalar, is_depth, is_multisampled) = match kind {
            SampledKind::Sampled(scalar) => (scalar, false, false),
            SampledKind::Multisampled(scalar) => (scalar, false, true),
            SampledKind::Depth => (TypeId::F32, true, false),
            SampledKind::DepthMultisampled => (TypeId::F32, true, true),
        };
        let asks = matches!(step, Step::Count(_));
        let count = if asks { counts.of(module, inst, found.texture) } else { None };
        let rest = found.at + 1 + usize::from(found.sampler.is_some());
        let (variable, at) = (variable.into(), found.at);
        Some(Self { variable, dimension, scalar, is_depth, is_multisampled, format: None, count, at, rest })
    }

    fn storage(module: &Module, inst: InstId, step: Step, split: &SplitImages) -> Option<Self> {
        let texture = module.get_operand(inst, 0).filter(|value| value.as_function().is_none())?;
        let Type::StorageTexture { dimension, format, .. } = module.shape_of(texture) else { return None };
        let variable = combined::variable(module, texture).expect("no function takes a texture any more");
        Some(Self {
            variable: split.of(variable, step == Step::Store).into(),
            dimension,
            scalar: format.component(),
            is_depth: false,
            is_multisampled: false,
            format: Some(format),
            count: None,
            at: 0,
            rest: 1,
        })
    }

    fn is_array(self) -> bool {
        matches!(self.dimension, TextureDimension::D2Array | TextureDimension::CubeArray)
    }

    fn is_storage(self) -> bool {
        self.format.is_some()
    }

    /// How many sizes it has.
    fn sizes(self) -> u8 {
        match self.dimension {
            TextureDimension::D1 => 1,
            TextureDimension::D3 => 3,
            _ => 2,
        }
    }
}

struct Call<'m> {
    b: Builder<'m>,
    texture: Texture,
    ty: TypeId,
    /// What is gathered, where the call says.
    component: Option<Value>,
    /// The arguments behind the texture and its sampler.
    args: SmallVec<[Value; 8]>,
    is_es: bool,
    /// Whether functions find a level from neighbours.
    has_derivatives: bool,
}

impl Call<'_> {
    /// The value that takes the call's place, if it gives one.
    fn take(&mut self, step: Step) -> Option<Value> {
        Some(match step {
            Step::Dimensions => self.dimensions(),
            Step::NumLayers => {
                let size = self.size(None);
                let layers = self.b.extract(size, self.texture.sizes().into());
                self.b.bitcast(TypeId::U32, layers)
            }
            Step::Count(function) => self.count(function),
            Step::Load => self.load(),
            Step::Store => {
                self.store();
                return None;
            }
            step => self.sample(step),
        })
    }

    /// A call that begins with the texture.
    fn call(&mut self, function: GlslFn, ty: TypeId, args: &[Value]) -> Value {
        let texture = self.b.load(self.texture.variable);
        let mut all: SmallVec<[Value; 8]> = smallvec![texture];
        all.extend_from_slice(args);
        self.b.dialect(DialectFn::Glsl(function), ty, &all).expect("it gives a value")
    }

    /// What a buffer holds, or a function of the desktop gives.
    fn count(&mut self, function: GlslFn) -> Value {
        if let Some(count) = self.texture.count {
            return count;
        }
        let count = self.call(function, TypeId::I32, &[]);
        self.b.bitcast(TypeId::U32, count)
    }

    /// All that the texture's size has: array elements come last.
    fn size(&mut self, level: Option<Value>) -> Value {
        let is_flat = self.is_flat();
        let count = self.texture.sizes() + u8::from(self.texture.is_array()) + u8::from(is_flat);
        let ty = if count == 1 { TypeId::I32 } else { self.b.module.store.types.vector(TypeId::I32, count) };
        if self.texture.is_storage() {
            return self.call(GlslFn::ImageSize, ty, &[]);
        }
        if self.texture.is_multisampled {
            return self.call(GlslFn::TextureSize, ty, &[]);
        }
        let level = match level {
            Some(level) => integer_as(&mut self.b, TypeId::I32, level),
            None => self.b.i32(0),
        };
        self.call(GlslFn::TextureSize, ty, &[level])
    }

    /// Whether a texture of one dimension is written as one of two.
    fn is_flat(&self) -> bool {
        self.is_es && self.texture.dimension == TextureDimension::D1
    }

    fn dimensions(&mut self) -> Value {
        let level = self.args.first().copied();
        let size = self.size(level);
        let wanted = self.texture.sizes();
        let ty = self.b.module.type_of(size);
        let has = self.b.module.store.types.component_count(ty);
        let size = match wanted {
            _ if has == u32::from(wanted) => size,
            1 => self.b.extract(size, 0),
            _ => self.b.swizzle(size, &[0, 1, 2][..usize::from(wanted)]),
        };
        self.b.bitcast(self.ty, size)
    }

    /// One vector of i32 of the coordinates and of the array index, if there is one.
    fn texel_coordinates(&mut self) -> Value {
        let coords = self.args[0];
        let shape = self.b.module.type_of(coords);
        let shape = self.b.module.store.types.with_scalar(shape, TypeId::I32);
        let coords = self.b.bitcast(shape, coords);
        let more = match (self.texture.is_array(), self.is_flat()) {
            (true, _) => integer_as(&mut self.b, TypeId::I32, self.args[1]),
            (_, true) => self.b.i32(0),
            _ => return coords,
        };
        let count = self.texture.sizes() + 1;
        let ty = self.b.module.store.types.vector(TypeId::I32, count);
        self.b.construct(ty, &[coords, more])
    }

    fn load(&mut self) -> Value {
        let vector = self.b.module.store.types.vector(self.texture.scalar, 4);
        let coords = self.texel_coordinates();
        if self.texture.is_storage() {
            let texel = self.call(GlslFn::ImageLoad, vector, &[coords]);
            return self.swapped(texel);
        }
        // A level, or a sample.
        let last = *self.args.last().expect("it names a level or a sample");
        let last = integer_as(&mut self.b, TypeId::I32, last);
        let loaded = self.call(GlslFn::TexelFetch, vector, &[coords, last]);
        if self.texture.is_depth { self.b.extract(loaded, 0) } else { loaded }
    }

    fn store(&mut self) {
        let coords = self.texel_coordinates();
        let value = *self.args.last().expect("it stores a value");
        let value = self.swapped(value);
        let texture = self.b.load(self.texture.variable);
        self.b.dialect(DialectFn::Glsl(GlslFn::ImageStore), TypeId::VOID, &[texture, coords, value]);
    }

    /// Blue first is not a format of GLSL: it is written as the other, with red and blue exchanged.
    fn swapped(&mut self, texel: Value) -> Value {
        let is_swapped = self.texture.format == Some(TexelFormat::Bgra8unorm);
        if is_swapped { self.b.swizzle(texel, &[2, 1, 0, 3]) } else { texel }
    }

    /// Coordinates with the array index, if there is one, behind them.
    fn coordinates(&mut self) -> Value {
        let coords = self.args[0];
        let more = match (self.texture.is_array(), self.is_flat()) {
            (true, _) => self.b.convert(TypeId::F32, self.args[1]),
            (_, true) => self.b.f32(0.5),
            _ => return coords,
        };
        self.vector(coords, more)
    }

    /// A vector of floats with one more component.
    fn vector(&mut self, first: Value, last: Value) -> Value {
        let ty = self.b.module.type_of(first);
        let count = self.b.module.store.types.component_count(ty) + 1;
        let ty = self.b.module.store.types.vector(TypeId::F32, count as u8);
        self.b.construct(ty, &[first, last])
    }

    /// A function with a sampler: coordinates, array index, what the function takes besides, offset.
    fn sample(&mut self, step: Step) -> Value {
        let coords = self.coordinates();
        let rest: SmallVec<[Value; 4]> =
            self.args.iter().skip(1 + usize::from(self.texture.is_array())).copied().collect();
        let vector = self.b.module.store.types.vector(self.texture.scalar, 4);
        let (function, args) = match (step, &rest[..]) {
            (Step::Gather | Step::GatherCompare, _) => {
                return self.gather(step, coords, &rest);
            }
            (Step::SampleCompare | Step::SampleCompareLevel, _) => {
                return self.compare(step, coords, rest[0], rest.get(1).copied());
            }
            (Step::Sample, &[]) => (GlslFn::Texture, smallvec![coords]),
            (Step::Sample, &[offset]) => (GlslFn::TextureOffset, smallvec![coords, offset]),
            (Step::SampleBias, &[bias]) => (GlslFn::Texture, smallvec![coords, bias]),
            (Step::SampleBias, &[bias, offset]) => (GlslFn::TextureOffset, smallvec![coords, offset, bias]),
            (Step::SampleLevel, &[level, ref offset @ ..]) => {
                let level = self.level(level);
                let function = if offset.is_empty() { GlslFn::TextureLod } else { GlslFn::TextureLodOffset };
                let mut args: SmallVec<[Value; 4]> = smallvec![coords, level];
                args.extend_from_slice(offset);
                (function, args)
            }
            (Step::SampleGrad, &[dx, dy]) => (GlslFn::TextureGrad, smallvec![coords, dx, dy]),
            (Step::SampleGrad, &[dx, dy, offset]) => (GlslFn::TextureGradOffset, smallvec![coords, dx, dy, offset]),
            (step, _) => unreachable!("'{}' has other arguments", step.name()),
        };
        let value = self.call(function, vector, &args);
        if self.texture.is_depth { self.b.extract(value, 0) } else { value }
    }

    /// The level of a depth texture is an integer.
    fn level(&mut self, level: Value) -> Value {
        if self.b.module.type_of(level) == TypeId::F32 { level } else { self.b.convert(TypeId::F32, level) }
    }

    fn gather(&mut self, step: Step, coords: Value, rest: &[Value]) -> Value {
        let mut args: SmallVec<[Value; 4]> = smallvec![coords];
        let mut rest = rest.iter().copied();
        if step == Step::GatherCompare {
            args.extend(rest.next());
        }
        let offset = rest.next();
        args.extend(offset);
        if let Some(component) = self.component {
            args.push(integer_as(&mut self.b, TypeId::I32, component));
        }
        let function = if offset.is_some() { GlslFn::TextureGatherOffset } else { GlslFn::TextureGather };
        self.call(function, self.ty, &args)
    }

    /// How much of what is filtered passes a comparison. Where GLSL has no function of a level, it has one of derivatives: those of the
    /// first level are zero.
    fn compare(&mut self, step: Step, coords: Value, reference: Value, offset: Option<Value>) -> Value {
        use TextureDimension::{Cube, CubeArray, D2Array};
        let is_first_level = step == Step::SampleCompareLevel;
        let zero = self.b.f32(0.0);
        if self.texture.dimension == CubeArray {
            // There is no component left for the reference.
            let takes_level = is_first_level && self.has_derivatives;
            let (function, args): (_, SmallVec<[Value; 3]>) = match takes_level {
                true => (GlslFn::TextureLod, smallvec![coords, reference, zero]),
                false => (GlslFn::Texture, smallvec![coords, reference]),
            };
            return self.call(function, TypeId::F32, &args);
        }
        let mut args: SmallVec<[Value; 5]> = smallvec![self.vector(coords, reference)];
        let shape = if self.texture.dimension == Cube { TypeId::VEC3_F32 } else { TypeId::VEC2_F32 };
        let functions = match (is_first_level, self.texture.dimension) {
            (true, D2Array | Cube) => {
                let none = float(&mut self.b, shape, 0.0);
                args.extend([none, none]);
                [GlslFn::TextureGrad, GlslFn::TextureGradOffset]
            }
            (true, _) => {
                args.push(zero);
                [GlslFn::TextureLod, GlslFn::TextureLodOffset]
            }
            (false, D2Array) if self.is_es && offset.is_some() => {
                let at = self.args[0];
                args.extend([BuiltinFn::Dpdx, BuiltinFn::Dpdy].map(|of| self.b.builtin_value(of, shape, &[at])));
                [GlslFn::TextureGrad, GlslFn::TextureGradOffset]
            }
            _ => [GlslFn::Texture, GlslFn::TextureOffset],
        };
        args.extend(offset);
        self.call(functions[usize::from(offset.is_some())], TypeId::F32, &args)
    }
}
