//! Images: their types, and the instructions that use them.

use hashbrown::HashSet;

use super::Reader;
use super::function::FunctionReader;
use super::memory::Place;
use super::report::Refused;
use super::rules::{INSTRUCTION, INVALID, RESOURCE, TYPE};
use super::types::ImageShape;
use super::words::At;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::Value;
use crate::spirv::grammar::{Decoration, Dim, ImageFormat, Op};
use crate::types::{Access, SampledKind, TexelFormat, TextureDimension, Type, TypeId};

/// Bits of image operands.
mod operands {
    pub const BIAS: u32 = 1;
    pub const LOD: u32 = 2;
    pub const GRAD: u32 = 4;
    pub const CONST_OFFSET: u32 = 8;
    pub const OFFSET: u32 = 0x10;
    pub const SAMPLE: u32 = 0x40;
    /// What speaks of memory, signs and uniformity, and not of what is read; the first two have an operand.
    pub const MAKE_TEXEL_AVAILABLE: u32 = 0x100;
    pub const MAKE_TEXEL_VISIBLE: u32 = 0x200;
    pub const IGNORED: u32 = 0x400 | 0x800 | 0x1000 | 0x2000 | 0x4000;
}

/// The image operands of an instruction.
#[derive(Default)]
struct Operands {
    bias: Option<Value>,
    lod: Option<Value>,
    grad: Option<(Value, Value)>,
    offset: Option<Value>,
    sample: Option<Value>,
}

/// The texel format of SPIR-V's.
fn texel_format(format: ImageFormat) -> Option<TexelFormat> {
    Some(match format {
        ImageFormat::Unknown => return None,
        ImageFormat::R8 => TexelFormat::R8unorm,
        ImageFormat::R8Snorm => TexelFormat::R8snorm,
        ImageFormat::R8ui => TexelFormat::R8uint,
        ImageFormat::R8i => TexelFormat::R8sint,
        ImageFormat::R16 => TexelFormat::R16unorm,
        ImageFormat::R16Snorm => TexelFormat::R16snorm,
        ImageFormat::R16ui => TexelFormat::R16uint,
        ImageFormat::R16i => TexelFormat::R16sint,
        ImageFormat::R16f => TexelFormat::R16float,
        ImageFormat::Rg8 => TexelFormat::Rg8unorm,
        ImageFormat::Rg8Snorm => TexelFormat::Rg8snorm,
        ImageFormat::Rg8ui => TexelFormat::Rg8uint,
        ImageFormat::Rg8i => TexelFormat::Rg8sint,
        ImageFormat::R32ui => TexelFormat::R32uint,
        ImageFormat::R32i => TexelFormat::R32sint,
        ImageFormat::R32f => TexelFormat::R32float,
        ImageFormat::Rg16 => TexelFormat::Rg16unorm,
        ImageFormat::Rg16Snorm => TexelFormat::Rg16snorm,
        ImageFormat::Rg16ui => TexelFormat::Rg16uint,
        ImageFormat::Rg16i => TexelFormat::Rg16sint,
        ImageFormat::Rg16f => TexelFormat::Rg16float,
        ImageFormat::Rgba8 => TexelFormat::Rgba8unorm,
        ImageFormat::Rgba8Snorm => TexelFormat::Rgba8snorm,
        ImageFormat::Rgba8ui => TexelFormat::Rgba8uint,
        ImageFormat::Rgba8i => TexelFormat::Rgba8sint,
        ImageFormat::Rgb10A2 => TexelFormat::Rgb10a2unorm,
        ImageFormat::Rgb10a2ui => TexelFormat::Rgb10a2uint,
        ImageFormat::R11fG11fB10f => TexelFormat::Rg11b10ufloat,
        ImageFormat::Rg32ui => TexelFormat::Rg32uint,
        ImageFormat::Rg32i => TexelFormat::Rg32sint,
        ImageFormat::Rg32f => TexelFormat::Rg32float,
        ImageFormat::Rgba16 => TexelFormat::Rgba16unorm,
        ImageFormat::Rgba16Snorm => TexelFormat::Rgba16snorm,
        ImageFormat::Rgba16ui => TexelFormat::Rgba16uint,
        ImageFormat::Rgba16i => TexelFormat::Rgba16sint,
        ImageFormat::Rgba16f => TexelFormat::Rgba16float,
        ImageFormat::Rgba32ui => TexelFormat::Rgba32uint,
        ImageFormat::Rgba32i => TexelFormat::Rgba32sint,
        ImageFormat::Rgba32f => TexelFormat::Rgba32float,
    })
}

/// Whether an instruction compares what it samples.
const fn compares(op: Op) -> bool {
    matches!(
        op,
        Op::ImageSampleDrefImplicitLod
            | Op::ImageSampleDrefExplicitLod
            | Op::ImageSampleProjDrefImplicitLod
            | Op::ImageSampleProjDrefExplicitLod
            | Op::ImageDrefGather
    )
}

/// Whether an instruction compares the values of neighbouring fragments.
pub(super) const fn takes_derivatives(op: Op) -> bool {
    matches!(
        op,
        Op::ImageSampleImplicitLod
            | Op::ImageSampleDrefImplicitLod
            | Op::ImageSampleProjImplicitLod
            | Op::ImageSampleProjDrefImplicitLod
            | Op::DPdx
            | Op::DPdy
            | Op::Fwidth
            | Op::DPdxFine
            | Op::DPdyFine
            | Op::FwidthFine
            | Op::DPdxCoarse
            | Op::DPdyCoarse
            | Op::FwidthCoarse
    )
}

impl Reader<'_> {
    /// The variables of images and samplers that comparisons use: those are depth textures and comparison samplers.
    pub(super) fn compared_images(&self, order: &[u32]) -> HashSet<u32> {
        let mut found = HashSet::new();
        let functions = order.iter().filter_map(|id| self.outline.functions.get(id));
        let insts = functions.flat_map(|data| data.blocks.iter().flat_map(|block| block.insts.clone()));
        for at in insts {
            if !self.code.op(at).is_some_and(compares) {
                continue;
            }
            let mut pending = vec![self.code.operands(at)[0]];
            while let Some(id) = pending.pop() {
                let combined = self.code.definition(id).filter(|&at| self.code.op(at) == Some(Op::SampledImage));
                match combined {
                    Some(at) if self.code.operands(at).iter().all(|&part| self.code.definition(part) < Some(at)) => {
                        pending.extend(self.code.operands(at));
                    }
                    _ => _ = found.insert(self.traced(id).0),
                }
            }
        }
        // What a parameter is, what is handed over is too, and the other way round.
        loop {
            let count = found.len();
            for data in self.outline.functions.values() {
                for at in data.blocks.iter().flat_map(|block| block.insts.clone()) {
                    if self.code.op(at) != Some(Op::FunctionCall) {
                        continue;
                    }
                    let operands = self.code.operands(at);
                    let Some(callee) = self.outline.functions.get(&operands[0]) else { continue };
                    for (&param, &argument) in callee.params.iter().zip(&operands[1..]) {
                        let argument = self.traced(argument).0;
                        if found.contains(&param) || found.contains(&argument) {
                            found.extend([param, argument]);
                        }
                    }
                }
            }
            if found.len() == count {
                return found;
            }
        }
    }

    /// The type of a texture by the id of its image type, of a variable.
    pub(super) fn texture_type(
        &mut self,
        at: At,
        image: u32,
        variable: u32,
        compared: bool,
    ) -> Result<TypeId, Refused> {
        let shape = self.image_shape(at, image)?;
        let component = self.ty(at, shape.component)?;
        let dimension = match (shape.dim, shape.arrayed) {
            (Dim::D1, false) => TextureDimension::D1,
            (Dim::D2, false) => TextureDimension::D2,
            (Dim::D2, true) => TextureDimension::D2Array,
            (Dim::D3, false) => TextureDimension::D3,
            (Dim::Cube, false) => TextureDimension::Cube,
            (Dim::Cube, true) => TextureDimension::CubeArray,
            _ => return self.report.refuse(TYPE, at, "an image of this dimension is not there"),
        };
        if !matches!(component, TypeId::F32 | TypeId::I32 | TypeId::U32) {
            return self.report.refuse(TYPE, at, "an image of these components is not there");
        }
        if shape.multisampled && dimension != TextureDimension::D2 {
            return self.report.refuse(TYPE, at, "a multisampled image in an array is not there");
        }
        if shape.sampled == 2 {
            return self.storage_type(at, shape, dimension, variable);
        }
        let kind = match (compared, shape.multisampled) {
            (true, true) => SampledKind::DepthMultisampled,
            (true, false) if matches!(dimension, TextureDimension::D1 | TextureDimension::D3) => {
                return self.report.refuse(TYPE, at, "a depth image of this dimension is not there");
            }
            (true, false) => SampledKind::Depth,
            (false, true) => SampledKind::Multisampled(component),
            (false, false) => SampledKind::Sampled(component),
        };
        Ok(self.module.store.types.intern(Type::Texture { dimension, kind }))
    }

    fn storage_type(
        &mut self,
        at: At,
        shape: ImageShape,
        dimension: TextureDimension,
        variable: u32,
    ) -> Result<TypeId, Refused> {
        if shape.multisampled || matches!(dimension, TextureDimension::Cube | TextureDimension::CubeArray) {
            return self.report.refuse(TYPE, at, "a storage image of this kind is not there");
        }
        let (is_read, is_written) = self.image_uses(variable);
        let is_read = is_read && self.decoration(variable, Decoration::NonReadable).is_none();
        let is_written = is_written && self.decoration(variable, Decoration::NonWritable).is_none();
        let declared_both = self.decoration(variable, Decoration::NonReadable).is_none()
            && self.decoration(variable, Decoration::NonWritable).is_none();
        let access = match (is_read, is_written) {
            (true, true) => Access::ReadWrite,
            (true, false) => Access::Read,
            (false, true) => Access::Write,
            (false, false) if declared_both => Access::Read,
            (false, false) if self.decoration(variable, Decoration::NonReadable).is_some() => Access::Write,
            (false, false) => Access::Read,
        };
        let component = self.ty(at, shape.component)?;
        let format = ImageFormat::from_word(shape.format);
        // Without a format a write is of the format that the host gives: that of four channels is as wide as any.
        let format = match format.map(texel_format) {
            Some(Some(format)) => format,
            Some(None) if is_read && is_written => match component {
                TypeId::F32 => TexelFormat::R32float,
                TypeId::I32 => TexelFormat::R32sint,
                _ => TexelFormat::R32uint,
            },
            Some(None) => match component {
                TypeId::F32 => TexelFormat::Rgba32float,
                TypeId::I32 => TexelFormat::Rgba32sint,
                _ => TexelFormat::Rgba32uint,
            },
            None => return self.report.refuse(TYPE, at, "an image of this format is not there"),
        };
        if format.component() != component {
            return self.report.refuse(RESOURCE, at, "the format of the image is not of its components");
        }
        Ok(self.module.store.types.intern(Type::StorageTexture { dimension, format, access }))
    }

    /// Whether a storage image is read, and whether it is written.
    fn image_uses(&self, variable: u32) -> (bool, bool) {
        let mut found = (false, false);
        for at in 0..self.code.insts.len() {
            let slot = match self.code.op(at) {
                Some(Op::ImageRead) => &mut found.0,
                Some(Op::ImageWrite) => &mut found.1,
                _ => continue,
            };
            *slot |= self.traced(self.code.operands(at)[0]).0 == variable;
        }
        found
    }
}

impl FunctionReader<'_, '_> {
    /// An instruction that uses an image; false where it is of another kind.
    pub fn image(&mut self, at: At, op: Op) -> Result<bool, Refused> {
        match op {
            Op::ImageSampleImplicitLod
            | Op::ImageSampleExplicitLod
            | Op::ImageSampleDrefImplicitLod
            | Op::ImageSampleDrefExplicitLod
            | Op::ImageSampleProjImplicitLod
            | Op::ImageSampleProjExplicitLod
            | Op::ImageSampleProjDrefImplicitLod
            | Op::ImageSampleProjDrefExplicitLod => self.sample(at, op)?,
            Op::ImageGather | Op::ImageDrefGather => self.gather(at, op)?,
            Op::ImageFetch | Op::ImageRead => self.fetch(at)?,
            Op::ImageWrite => self.write(at)?,
            Op::ImageQuerySizeLod | Op::ImageQuerySize | Op::ImageQueryLevels | Op::ImageQuerySamples => {
                self.query(at, op)?
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A call of a texture function, if there is one of these operands.
    fn texture_call(&mut self, at: At, function: BuiltinFn, ty: TypeId, arguments: &[Value]) -> Result<Value, Refused> {
        let types: Vec<TypeId> = arguments.iter().map(|&value| self.r.module.type_of(value)).collect();
        if crate::intrinsics::exact_overload(&self.r.module.store, function, &types, ty).is_none() {
            let names: Vec<String> = types.iter().map(|&ty| self.r.module.store.type_name(ty)).collect();
            let message = format!("no {} takes ({})", function.name(), names.join(", "));
            return self.r.report.refuse(INSTRUCTION, at, message);
        }
        Ok(self.b().builtin_value(function, ty, arguments))
    }

    /// The texture of an operand.
    fn texture(&mut self, at: At) -> Result<(Value, Type), Refused> {
        let id = self.operand(at, 0);
        match self.place(at, id)? {
            Place::Handle(place) | Place::Combined { texture: place, .. } => {
                let texture = self.handle(place);
                Ok((texture, self.r.module.shape_of(texture)))
            }
            _ => self.r.report.wrong_id(at, id, "an image"),
        }
    }

    fn texture_and_sampler(&mut self, at: At) -> Result<(Value, Type, Value), Refused> {
        let id = self.operand(at, 0);
        match self.place(at, id)? {
            Place::Combined { texture, sampler } => {
                let (texture, sampler) = (self.handle(texture), self.handle(sampler));
                Ok((texture, self.r.module.shape_of(texture), sampler))
            }
            _ => self.r.report.wrong_id(at, id, "an image with a sampler"),
        }
    }

    /// The image operands, whose mask is operand `index` where there is one.
    fn image_operands(&mut self, at: At, index: usize) -> Result<Operands, Refused> {
        let mut found = Operands::default();
        let code = self.r.code;
        let Some((&mask, ids)) = code.operands(at).get(index..).and_then(|rest| rest.split_first()) else {
            return Ok(found);
        };
        let mut ids = ids.iter().copied();
        let known = operands::BIAS
            | operands::LOD
            | operands::GRAD
            | operands::CONST_OFFSET
            | operands::OFFSET
            | operands::SAMPLE
            | operands::MAKE_TEXEL_AVAILABLE
            | operands::MAKE_TEXEL_VISIBLE
            | operands::IGNORED;
        if mask & !known != 0 {
            return self.r.report.refuse(INSTRUCTION, at, format!("the image operands {mask:#x} are not there"));
        }
        for bit in (0..32).map(|bit| 1 << bit).filter(|bit| mask & bit & !operands::IGNORED != 0) {
            let Some(id) = ids.next() else {
                return self.r.report.refuse(INVALID, at, "an image operand is missing");
            };
            match bit {
                operands::BIAS => found.bias = Some(self.value(at, id)?),
                operands::LOD => found.lod = Some(self.value(at, id)?),
                operands::GRAD => {
                    let Some(second) = ids.next() else {
                        return self.r.report.refuse(INVALID, at, "an image operand is missing");
                    };
                    found.grad = Some((self.value(at, id)?, self.value(at, second)?));
                }
                operands::CONST_OFFSET | operands::OFFSET => found.offset = Some(self.value(at, id)?),
                operands::SAMPLE => found.sample = Some(self.value(at, id)?),
                _ => {}
            }
        }
        if found.offset.is_some_and(|offset| offset.as_constant().is_none()) {
            return self.r.report.refuse(INSTRUCTION, at, "offsets that are not constant are not there");
        }
        if let Some(offset) = found.offset {
            let shape = self.r.module.type_of(offset);
            let signed = self.r.module.store.types.with_scalar(shape, TypeId::I32);
            if signed != shape {
                return self.r.report.refuse(INSTRUCTION, at, "offsets are signed");
            }
        }
        Ok(found)
    }

    /// The first components of coordinates, and the array index behind them where the texture has one.
    fn coordinates(&mut self, at: At, value: Value, ty: Type) -> Result<Vec<Value>, Refused> {
        let (Type::Texture { dimension, .. } | Type::StorageTexture { dimension, .. }) = ty else {
            return self.r.report.refuse(INVALID, at, "this is no image");
        };
        let (count, arrayed) = match dimension {
            TextureDimension::D1 => (1, false),
            TextureDimension::D2 => (2, false),
            TextureDimension::D2Array => (2, true),
            TextureDimension::D3 | TextureDimension::Cube => (3, false),
            TextureDimension::CubeArray => (3, true),
        };
        let size = self.r.module.store.types.component_count(self.r.module.type_of(value));
        if size < count + u32::from(arrayed) {
            return self.r.report.refuse(INVALID, at, "the coordinates have too few components");
        }
        let mut found = vec![self.first_components(value, size, count)];
        if arrayed {
            let index = self.b().extract(value, count);
            let is_float = self.r.module.store.types.is_float(self.r.module.type_of(index));
            found.push(if is_float {
                let ty = self.r.module.type_of(index);
                let mut b = self.b();
                let whole = b.builtin_value(BuiltinFn::Round, ty, &[index]);
                b.convert(TypeId::I32, whole)
            } else {
                index
            });
        }
        Ok(found)
    }

    fn first_components(&mut self, value: Value, size: u32, count: u32) -> Value {
        match count {
            _ if size == count => value,
            1 => self.b().extract(value, 0),
            _ => self.b().swizzle(value, &[0, 1, 2, 3][..count as usize]),
        }
    }

    fn sample(&mut self, at: At, op: Op) -> Result<(), Refused> {
        let (texture, ty, sampler) = self.texture_and_sampler(at)?;
        let is_compared = compares(op);
        let mut coordinates = self.operand_value(at, 1)?;
        let mut reference = if is_compared { Some(self.operand_value(at, 2)?) } else { None };
        if matches!(
            op,
            Op::ImageSampleProjImplicitLod
                | Op::ImageSampleProjExplicitLod
                | Op::ImageSampleProjDrefImplicitLod
                | Op::ImageSampleProjDrefExplicitLod
        ) {
            let vector = self.r.module.type_of(coordinates);
            let size = self.r.module.store.types.component_count(vector);
            if size < 2 {
                return self.r.report.refuse(INVALID, at, "the coordinates have too few components");
            }
            let last = self.b().extract(coordinates, size - 1);
            coordinates = self.b().binary(BinaryOp::Div, vector, coordinates, last);
            reference = reference.map(|reference| self.b().arith(BinaryOp::Div, reference, last));
        }
        let extra = self.image_operands(at, if is_compared { 3 } else { 2 })?;
        let mut arguments = vec![texture, sampler];
        arguments.extend(self.coordinates(at, coordinates, ty)?);
        arguments.extend(reference);
        let is_depth = matches!(ty, Type::Texture { kind: SampledKind::Depth, .. });
        let function = match (is_compared, extra.lod, extra.grad, extra.bias) {
            (true, None, None, None) => BuiltinFn::TextureSampleCompare,
            (true, Some(lod), None, None) => {
                let zero = lod.as_constant().is_some_and(|lod| self.r.module.store.constants.is_zero(lod));
                if !zero {
                    return self.r.report.refuse(INSTRUCTION, at, "comparisons at a level but the first are not there");
                }
                BuiltinFn::TextureSampleCompareLevel
            }
            (false, None, None, None) => BuiltinFn::TextureSample,
            (false, Some(lod), None, None) => {
                arguments.push(if is_depth { self.b().convert(TypeId::I32, lod) } else { lod });
                BuiltinFn::TextureSampleLevel
            }
            (false, None, Some((x, y)), None) => {
                arguments.extend([x, y]);
                BuiltinFn::TextureSampleGrad
            }
            (false, None, None, Some(bias)) => {
                arguments.push(bias);
                BuiltinFn::TextureSampleBias
            }
            _ => return self.r.report.refuse(INSTRUCTION, at, "these image operands do not stand together"),
        };
        arguments.extend(extra.offset);
        let wanted = self.result_type(at)?;
        let result = if is_depth { TypeId::F32 } else { TypeId::VEC4_F32 };
        let value = self.texture_call(at, function, result, &arguments)?;
        let value = self.widened(value, wanted);
        self.give(at, value)
    }

    /// Of a depth texture one component is read; the others are as those of a red texture.
    fn widened(&mut self, value: Value, wanted: TypeId) -> Value {
        let found = self.r.module.type_of(value);
        if found == TypeId::F32 && wanted == TypeId::VEC4_F32 {
            let mut b = self.b();
            let (zero, one) = (b.f32(0.0), b.f32(1.0));
            return b.construct(wanted, &[value, zero, zero, one]);
        }
        value
    }

    fn gather(&mut self, at: At, op: Op) -> Result<(), Refused> {
        let (texture, ty, sampler) = self.texture_and_sampler(at)?;
        let coordinates = self.operand_value(at, 1)?;
        let extra = self.image_operands(at, 3)?;
        let third = self.operand_value(at, 2)?;
        let is_depth = matches!(ty, Type::Texture { kind: SampledKind::Depth, .. });
        let mut arguments = Vec::new();
        if op == Op::ImageGather && !is_depth {
            if third.as_constant().is_none() {
                return self.r.report.refuse(INSTRUCTION, at, "the component of a gather is a constant");
            }
            arguments.push(third);
        }
        arguments.extend([texture, sampler]);
        arguments.extend(self.coordinates(at, coordinates, ty)?);
        let function = if op == Op::ImageDrefGather {
            arguments.push(third);
            BuiltinFn::TextureGatherCompare
        } else {
            BuiltinFn::TextureGather
        };
        arguments.extend(extra.offset);
        let wanted = self.result_type(at)?;
        let value = self.texture_call(at, function, wanted, &arguments)?;
        self.give(at, value)
    }

    fn fetch(&mut self, at: At) -> Result<(), Refused> {
        let (texture, ty) = self.texture(at)?;
        let coordinates = self.operand_value(at, 1)?;
        let extra = self.image_operands(at, 2)?;
        let mut coordinates = self.coordinates(at, coordinates, ty)?;
        if let Some(offset) = extra.offset {
            let offset = self.as_type(at, offset, self.r.module.type_of(coordinates[0]))?;
            coordinates[0] = self.b().arith(BinaryOp::Add, coordinates[0], offset);
        }
        let mut arguments = vec![texture];
        arguments.extend(coordinates);
        let (is_depth, is_multisampled) = match ty {
            Type::Texture { kind: SampledKind::Depth, .. } => (true, false),
            Type::Texture { kind: SampledKind::DepthMultisampled, .. } => (true, true),
            Type::Texture { kind: SampledKind::Multisampled(_), .. } => (false, true),
            _ => (false, false),
        };
        if matches!(ty, Type::Texture { .. }) {
            let level = if is_multisampled { extra.sample } else { extra.lod };
            let level = level.unwrap_or_else(|| self.b().i32(0));
            arguments.push(level);
        }
        let wanted = self.result_type(at)?;
        let found = match ty {
            _ if is_depth => TypeId::F32,
            Type::StorageTexture { format, .. } => self.r.module.store.types.vector(format.component(), 4),
            Type::Texture { kind: SampledKind::Sampled(elem) | SampledKind::Multisampled(elem), .. } => {
                self.r.module.store.types.vector(elem, 4)
            }
            _ => return self.r.report.refuse(INVALID, at, "this is no image"),
        };
        let value = self.texture_call(at, BuiltinFn::TextureLoad, found, &arguments)?;
        let value = self.widened(value, wanted);
        // A read may give as many components as its result says.
        let size = self.r.module.store.types.component_count(wanted);
        let value = if size < 4 && found != TypeId::F32 { self.first_components(value, 4, size) } else { value };
        self.give(at, value)
    }

    fn write(&mut self, at: At) -> Result<(), Refused> {
        let (texture, ty) = self.texture(at)?;
        let coordinates = self.operand_value(at, 1)?;
        self.image_operands(at, 3)?;
        let mut arguments = vec![texture];
        arguments.extend(self.coordinates(at, coordinates, ty)?);
        let texel = self.operand_value(at, 2)?;
        let Type::StorageTexture { format, .. } = ty else {
            return self.r.report.refuse(INVALID, at, "only storage images are written");
        };
        let scalar = self.r.module.type_of(texel);
        let size = self.r.module.store.types.component_count(scalar);
        let vector = self.r.module.store.types.vector(format.component(), 4);
        let texel = if size < 4 {
            let elem = self.r.module.store.types.deepest_elem(scalar);
            let mut parts = vec![texel];
            for _ in size..4 {
                parts.push(self.b().zero(elem));
            }
            let ty = self.r.module.store.types.vector(elem, 4);
            self.construct(at, ty, &parts)?
        } else {
            texel
        };
        arguments.push(self.as_type(at, texel, vector)?);
        let types: Vec<TypeId> = arguments.iter().map(|&value| self.r.module.type_of(value)).collect();
        let function = BuiltinFn::TextureStore;
        if crate::intrinsics::exact_overload(&self.r.module.store, function, &types, TypeId::VOID).is_none() {
            return self.r.report.refuse(INVALID, at, "the operands are of another type");
        }
        self.b().builtin(function, TypeId::VOID, &arguments);
        Ok(())
    }

    fn query(&mut self, at: At, op: Op) -> Result<(), Refused> {
        let (texture, ty) = self.texture(at)?;
        let function = match op {
            Op::ImageQueryLevels => Some(BuiltinFn::TextureNumLevels),
            Op::ImageQuerySamples => Some(BuiltinFn::TextureNumSamples),
            _ => None,
        };
        if let Some(function) = function {
            let value = self.texture_call(at, function, TypeId::U32, &[texture])?;
            return self.give(at, value);
        }
        let (Type::Texture { dimension, .. } | Type::StorageTexture { dimension, .. }) = ty else {
            return self.r.report.refuse(INVALID, at, "this is no image");
        };
        let size = match dimension {
            TextureDimension::D1 => TypeId::U32,
            TextureDimension::D3 => TypeId::VEC3_U32,
            _ => TypeId::VEC2_U32,
        };
        let mut arguments = vec![texture];
        let is_single = matches!(
            ty,
            Type::StorageTexture { .. }
                | Type::Texture { kind: SampledKind::Multisampled(_) | SampledKind::DepthMultisampled, .. }
        );
        if op == Op::ImageQuerySizeLod && !is_single {
            arguments.push(self.operand_value(at, 1)?);
        }
        let mut value = self.texture_call(at, BuiltinFn::TextureDimensions, size, &arguments)?;
        if matches!(dimension, TextureDimension::D2Array | TextureDimension::CubeArray) {
            let layers = self.texture_call(at, BuiltinFn::TextureNumLayers, TypeId::U32, &[texture])?;
            value = self.b().construct(TypeId::VEC3_U32, &[value, layers]);
        }
        self.give(at, value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_formats_but_one_have_a_number() {
        let numbers: HashSet<TexelFormat> =
            (0..64).filter_map(ImageFormat::from_word).filter_map(texel_format).collect();
        let missing: Vec<_> = TexelFormat::ALL.iter().filter(|format| !numbers.contains(*format)).collect();
        assert_eq!(missing, [&TexelFormat::Bgra8unorm]);
    }
}
