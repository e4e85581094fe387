//! Calls of texture functions become image instructions of the dialect: one coordinate that holds the array's index too, a mask of operands,
//! and four components even of depth.

use smallvec::SmallVec;

use super::MemoryModelConfig;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::spirv::ImageOperands;
use crate::intrinsics::steps::SpirvTextures as Step;
use crate::intrinsics::{DialectFn, LoweringTarget, SpirvFn};
use crate::ir::{Builder, DialectProperties, Module, Value};
use crate::rewrite::values::replace;
use crate::transform::{LoweringConfig, Transform, lower_calls};
use crate::types::{Access, DialectType, SampledKind, TextureDimension, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "spirv_textures",
    description: "turns calls of texture functions into image instructions of the SPIR-V dialect",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DIALECT_CALLS,
    removes: DialectProperties::CORE,
    follows: &["texture_polyfill", "direct_variable_access"],
    options: LoweringConfig::TABLE,
    run: |module, settings| {
        let target = LoweringConfig::target(module, settings)?;
        textures(module, &target, MemoryModelConfig::default())
    },
};

/// Afterwards no call of a texture function is left.
pub(super) fn textures(
    module: &mut Module,
    target: &LoweringTarget,
    memory: MemoryModelConfig,
) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, |module, inst, step| {
            let args: SmallVec<[Value; 8]> = module.operand_list(inst);
            let image = args.iter().find_map(|&arg| Image::of(module.shape_of(arg))).expect("it takes a texture");
            let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
            let mut call = Call { b: Builder::before(module, inst), memory, image, ty, args: args.into_iter() };
            match call.take(step) {
                Some(value) => replace(module, inst, value),
                None => module.remove(inst),
            }
        });
        Ok(())
    })
}

/// What decides about instructions of a texture's type.
#[derive(Copy, Clone)]
struct Image {
    dimension: TextureDimension,
    is_depth: bool,
    is_multisampled: bool,
    is_storage: bool,
    /// Whether invocations may see each other's writes.
    is_shared: bool,
}

impl Image {
    fn of(ty: Type) -> Option<Self> {
        let (dimension, kind) = match ty {
            Type::Texture { dimension, kind } => (dimension, Some(kind)),
            Type::StorageTexture { dimension, .. } => (dimension, None),
            _ => return None,
        };
        Some(Self {
            dimension,
            is_depth: matches!(kind, Some(SampledKind::Depth | SampledKind::DepthMultisampled)),
            is_multisampled: matches!(kind, Some(SampledKind::Multisampled(_) | SampledKind::DepthMultisampled)),
            is_storage: kind.is_none(),
            is_shared: matches!(ty, Type::StorageTexture { access: Access::ReadWrite, .. }),
        })
    }

    fn is_arrayed(self) -> bool {
        matches!(self.dimension, TextureDimension::D2Array | TextureDimension::CubeArray)
    }

    /// How many numbers its size has: the array's length is one of them.
    fn size_components(self) -> u8 {
        let axes = match self.dimension {
            TextureDimension::D1 => 1,
            TextureDimension::D3 => 3,
            _ => 2,
        };
        axes + u8::from(self.is_arrayed())
    }
}

/// The image operands of an instruction, with the arguments that they ask for.
struct Operands {
    which: ImageOperands,
    values: SmallVec<[Value; 3]>,
}

impl Operands {
    fn new(which: ImageOperands, values: &[Value]) -> Self {
        Self { which, values: SmallVec::from_slice(values) }
    }

    fn with_offset(mut self, offset: Option<Value>) -> Self {
        use ImageOperands as O;
        if let Some(offset) = offset {
            self.values.push(offset);
            self.which = match self.which {
                O::None => O::ConstOffset,
                O::Bias => O::BiasConstOffset,
                O::Lod => O::LodConstOffset,
                O::Grad => O::GradConstOffset,
                other => unreachable!("no offset stands beside {other:?}"),
            };
        }
        self
    }
}

struct Call<'m> {
    b: Builder<'m>,
    memory: MemoryModelConfig,
    image: Image,
    ty: TypeId,
    /// The arguments that have not been looked at.
    args: smallvec::IntoIter<[Value; 8]>,
}

impl Call<'_> {
    /// The value that takes the call's place, if it gives one.
    fn take(&mut self, step: Step) -> Option<Value> {
        Some(match step {
            Step::Dimensions => self.dimensions(),
            Step::NumLayers => self.layers(),
            Step::Query(function) => self.query(function),
            Step::Load => self.load(),
            Step::Store => {
                self.write();
                return None;
            }
            Step::Gather => self.gather(),
            Step::GatherCompare => self.compare(SpirvFn::ImageDrefGather, None),
            Step::Sample => self.sample(SpirvFn::ImageSampleImplicitLod, ImageOperands::None),
            Step::SampleBias => self.sample(SpirvFn::ImageSampleImplicitLod, ImageOperands::Bias),
            Step::SampleLevel => self.sample(SpirvFn::ImageSampleExplicitLod, ImageOperands::Lod),
            Step::SampleGrad => self.sample(SpirvFn::ImageSampleExplicitLod, ImageOperands::Grad),
            Step::SampleCompare => self.compare(SpirvFn::ImageSampleDrefImplicitLod, None),
            Step::SampleCompareLevel => {
                let first_level = self.b.f32(0.0);
                self.compare(SpirvFn::ImageSampleDrefExplicitLod, Some(first_level))
            }
        })
    }

    fn arg(&mut self) -> Value {
        self.args.next().expect("calls are valid")
    }

    fn dialect(&mut self, function: SpirvFn, ty: TypeId, args: &[Value], operands: Operands) -> Option<Value> {
        let mut all: SmallVec<[Value; 8]> = SmallVec::from_slice(args);
        all.push(self.b.operand(operands.which));
        all.extend(operands.values);
        self.b.dialect(DialectFn::Spirv(function), ty, &all)
    }

    /// The coordinates that come next, in one vector with the array's index: as floats to sample, as they are to load.
    fn coordinates(&mut self) -> Value {
        let coordinates = self.arg();
        if !self.image.is_arrayed() {
            return coordinates;
        }
        let index = self.arg();
        let Type::Vector { elem, size } = self.b.module.shape_of(coordinates) else {
            unreachable!("arrays are of images of two axes or more")
        };
        let joined = self.b.module.store.types.vector(elem, size + 1);
        let index = if self.b.module.type_of(index) == elem { index } else { self.b.convert(elem, index) };
        self.b.construct(joined, &[coordinates, index])
    }

    /// An image with its sampler, right before the instruction that takes it.
    fn sampled(&mut self, image: Value, sampler: Value) -> Value {
        let of = self.b.module.type_of(image);
        let ty = self.b.module.store.types.intern(Type::Dialect { kind: DialectType::SpirvSampledImage, of });
        let made = self.b.dialect(DialectFn::Spirv(SpirvFn::SampledImage), ty, &[image, sampler]);
        made.expect("it gives an image with its sampler")
    }

    /// What samples a colour, and of depth the first component.
    fn sample(&mut self, function: SpirvFn, level: ImageOperands) -> Value {
        let (image, sampler) = (self.arg(), self.arg());
        let coordinates = self.coordinates();
        let operands = match level {
            ImageOperands::None => Operands::new(level, &[]),
            ImageOperands::Grad => {
                let derivatives = [self.arg(), self.arg()];
                Operands::new(level, &derivatives)
            }
            level => {
                let argument = self.arg();
                let is_float = self.b.module.type_of(argument) == TypeId::F32;
                let argument = if is_float { argument } else { self.b.convert(TypeId::F32, argument) };
                Operands::new(level, &[argument])
            }
        };
        let operands = operands.with_offset(self.args.next());
        let image = self.sampled(image, sampler);
        let value = self.dialect(function, TypeId::VEC4_F32, &[image, coordinates], operands);
        self.texel(value.expect("sampling gives a value"))
    }

    /// What compares depth; the result is a number, or four where four texels are gathered.
    fn compare(&mut self, function: SpirvFn, level: Option<Value>) -> Value {
        let (image, sampler) = (self.arg(), self.arg());
        let coordinates = self.coordinates();
        let depth = self.arg();
        let operands = match level {
            Some(level) => Operands::new(ImageOperands::Lod, &[level]),
            None => Operands::new(ImageOperands::None, &[]),
        };
        let operands = operands.with_offset(self.args.next());
        let image = self.sampled(image, sampler);
        let value = self.dialect(function, self.ty, &[image, coordinates, depth], operands);
        value.expect("comparing gives a value")
    }

    fn gather(&mut self) -> Value {
        let component = if self.image.is_depth { self.b.u32(0) } else { self.arg() };
        let (image, sampler) = (self.arg(), self.arg());
        let coordinates = self.coordinates();
        let operands = Operands::new(ImageOperands::None, &[]).with_offset(self.args.next());
        let args = [self.sampled(image, sampler), coordinates, component];
        self.dialect(SpirvFn::ImageGather, self.ty, &args, operands).expect("gathering gives a value")
    }

    fn load(&mut self) -> Value {
        let image = self.arg();
        let coordinates = self.coordinates();
        let operands = match self.args.next() {
            Some(sample) if self.image.is_multisampled => Operands::new(ImageOperands::Sample, &[sample]),
            Some(level) => Operands::new(ImageOperands::Lod, &[level]),
            None => self.texel_operands(),
        };
        let function = if self.image.is_storage { SpirvFn::ImageRead } else { SpirvFn::ImageFetch };
        let ty = if self.image.is_depth { TypeId::VEC4_F32 } else { self.ty };
        let value = self.dialect(function, ty, &[image, coordinates], operands).expect("loading gives a value");
        self.texel(value)
    }

    fn write(&mut self) {
        let image = self.arg();
        let coordinates = self.coordinates();
        let texel = self.arg();
        let operands = self.texel_operands();
        self.dialect(SpirvFn::ImageWrite, TypeId::VOID, &[image, coordinates, texel], operands);
    }

    /// In Vulkan's memory model an access says itself that others share the texels.
    fn texel_operands(&self) -> Operands {
        let is_shared = self.memory.vulkan && self.image.is_shared;
        Operands::new(if is_shared { ImageOperands::NonPrivateTexel } else { ImageOperands::None }, &[])
    }

    /// A texel as the call gives it: of depth, the first component.
    fn texel(&mut self, value: Value) -> Value {
        if self.image.is_depth { self.b.extract(value, 0) } else { value }
    }

    fn query(&mut self, function: SpirvFn) -> Value {
        let image = self.arg();
        self.b.dialect(DialectFn::Spirv(function), self.ty, &[image]).expect("a query gives a value")
    }

    /// The size along all axes, with the array's length at the end: of a level, unless the image has one only.
    fn size(&mut self) -> Value {
        let image = self.arg();
        let ty = match self.image.size_components() {
            1 => TypeId::U32,
            components => self.b.module.store.types.vector(TypeId::U32, components),
        };
        let level = self.args.next();
        let value = if self.image.is_multisampled || self.image.is_storage {
            self.b.dialect(DialectFn::Spirv(SpirvFn::ImageQuerySize), ty, &[image])
        } else {
            let level = level.unwrap_or_else(|| self.b.u32(0));
            self.b.dialect(DialectFn::Spirv(SpirvFn::ImageQuerySizeLod), ty, &[image, level])
        };
        value.expect("a query gives a value")
    }

    fn dimensions(&mut self) -> Value {
        let size = self.size();
        if self.image.is_arrayed() { self.b.swizzle(size, &[0, 1]) } else { size }
    }

    fn layers(&mut self) -> Value {
        let size = self.size();
        self.b.extract(size, 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        textures(&mut module, &LoweringTarget::new(Target::Spirv), MemoryModelConfig::default())
            .expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn calls_become_image_instructions() {
        let printed = run("\
root {
  %a: ptr<handle, texture_depth_cube_array, read> = var @group(0) @binding(0)
  %s: ptr<handle, sampler, read> = var @group(0) @binding(1)
  %o: ptr<handle, texture_storage_2d_array<r32uint, read_write>, read> = var @group(0) @binding(2)
}

fn f(%v: vec3<f32>, %i: i32, %p: vec2<u32>, %t: vec4<u32>) {
  %1: texture_depth_cube_array = load %a
  %2: sampler = load %s
  %3: f32 = textureSampleLevel %1, %2, %v, %i, 2i
  %4: texture_storage_2d_array<r32uint, read_write> = load %o
  %5: vec2<u32> = textureDimensions %4
  textureStore %4, %p, %i, %t
  ret
}
");
        for expected in [
            ": vec4<f32> = construct %v, %",
            "spirv.image_sample_explicit_lod %",
            ", spirv.image_operands(lod), %",
            ": vec3<u32> = spirv.image_query_size %",
            ": vec3<u32> = construct %p, %",
            ", %t, spirv.image_operands(none)",
        ] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }
}
