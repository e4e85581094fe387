//! Images and samplers: their types, each declared once whatever WGSL calls them, and the instructions that use them.

use hashbrown::HashMap;

use super::Printer;
use crate::spirv::grammar::{Capability, Dim, ImageFormat, Op};
use crate::types::{Access, SampledKind, TexelFormat, TextureDimension, TypeId};

/// The image types declared so far. Textures that differ in WGSL may be one type here, which must then be declared once.
#[derive(Default)]
pub(super) struct Images {
    sampler: Option<u32>,
    /// By their operands.
    types: HashMap<[u32; 7], u32>,
    /// The type of an image with a sampler, by the image's type.
    sampled: HashMap<u32, u32>,
}

/// The format, and whether SPIR-V has it.
fn image_format(format: TexelFormat) -> ImageFormat {
    match format {
        TexelFormat::R8unorm => ImageFormat::R8,
        TexelFormat::R8snorm => ImageFormat::R8Snorm,
        TexelFormat::R8uint => ImageFormat::R8ui,
        TexelFormat::R8sint => ImageFormat::R8i,
        TexelFormat::R16unorm => ImageFormat::R16,
        TexelFormat::R16snorm => ImageFormat::R16Snorm,
        TexelFormat::R16uint => ImageFormat::R16ui,
        TexelFormat::R16sint => ImageFormat::R16i,
        TexelFormat::R16float => ImageFormat::R16f,
        TexelFormat::Rg8unorm => ImageFormat::Rg8,
        TexelFormat::Rg8snorm => ImageFormat::Rg8Snorm,
        TexelFormat::Rg8uint => ImageFormat::Rg8ui,
        TexelFormat::Rg8sint => ImageFormat::Rg8i,
        TexelFormat::R32uint => ImageFormat::R32ui,
        TexelFormat::R32sint => ImageFormat::R32i,
        TexelFormat::R32float => ImageFormat::R32f,
        TexelFormat::Rg16unorm => ImageFormat::Rg16,
        TexelFormat::Rg16snorm => ImageFormat::Rg16Snorm,
        TexelFormat::Rg16uint => ImageFormat::Rg16ui,
        TexelFormat::Rg16sint => ImageFormat::Rg16i,
        TexelFormat::Rg16float => ImageFormat::Rg16f,
        TexelFormat::Rgba8unorm => ImageFormat::Rgba8,
        TexelFormat::Rgba8snorm => ImageFormat::Rgba8Snorm,
        TexelFormat::Rgba8uint => ImageFormat::Rgba8ui,
        TexelFormat::Rgba8sint => ImageFormat::Rgba8i,
        // SPIR-V has no such order of channels: the view's own format holds.
        TexelFormat::Bgra8unorm => ImageFormat::Unknown,
        TexelFormat::Rgb10a2unorm => ImageFormat::Rgb10A2,
        TexelFormat::Rgb10a2uint => ImageFormat::Rgb10a2ui,
        TexelFormat::Rg11b10ufloat => ImageFormat::R11fG11fB10f,
        TexelFormat::Rg32uint => ImageFormat::Rg32ui,
        TexelFormat::Rg32sint => ImageFormat::Rg32i,
        TexelFormat::Rg32float => ImageFormat::Rg32f,
        TexelFormat::Rgba16unorm => ImageFormat::Rgba16,
        TexelFormat::Rgba16snorm => ImageFormat::Rgba16Snorm,
        TexelFormat::Rgba16uint => ImageFormat::Rgba16ui,
        TexelFormat::Rgba16sint => ImageFormat::Rgba16i,
        TexelFormat::Rgba16float => ImageFormat::Rgba16f,
        TexelFormat::Rgba32uint => ImageFormat::Rgba32ui,
        TexelFormat::Rgba32sint => ImageFormat::Rgba32i,
        TexelFormat::Rgba32float => ImageFormat::Rgba32f,
    }
}

/// The image dimension, and whether images come in arrays.
fn image_dimension(dimension: TextureDimension) -> (Dim, bool) {
    match dimension {
        TextureDimension::D1 => (Dim::D1, false),
        TextureDimension::D2 => (Dim::D2, false),
        TextureDimension::D2Array => (Dim::D2, true),
        TextureDimension::D3 => (Dim::D3, false),
        TextureDimension::Cube => (Dim::Cube, false),
        TextureDimension::CubeArray => (Dim::Cube, true),
    }
}

impl Printer<'_> {
    pub(super) fn sampler(&mut self) -> u32 {
        if let Some(id) = self.images.sampler {
            return id;
        }
        let id = self.declare(Op::TypeSampler, &[]);
        self.images.sampler = Some(id);
        id
    }

    pub(super) fn sampled_texture(&mut self, dimension: TextureDimension, kind: SampledKind) -> u32 {
        let (component, is_multisampled) = match kind {
            SampledKind::Sampled(component) => (component, false),
            SampledKind::Multisampled(component) => (component, true),
            SampledKind::Depth => (TypeId::F32, false),
            SampledKind::DepthMultisampled => (TypeId::F32, true),
        };
        match dimension {
            TextureDimension::D1 => self.capability(Capability::Sampled1D),
            TextureDimension::CubeArray => self.capability(Capability::SampledCubeArray),
            _ => {}
        }
        self.image_type(component, dimension, is_multisampled, None)
    }

    pub(super) fn storage_texture(&mut self, dimension: TextureDimension, format: TexelFormat, access: Access) -> u32 {
        let component = format.component();
        let format = image_format(format);
        if dimension == TextureDimension::D1 {
            self.capability(Capability::Image1D);
        }
        format.capability().into_iter().for_each(|capability| self.capability(capability));
        if format == ImageFormat::Unknown {
            if access != Access::Write {
                self.capability(Capability::StorageImageReadWithoutFormat);
            }
            if access != Access::Read {
                self.capability(Capability::StorageImageWriteWithoutFormat);
            }
        }
        self.image_type(component, dimension, false, Some(format))
    }

    /// A depth texture is declared as any other: drivers take a depth image for something of its own, which Vulkan does not ask for.
    fn image_type(
        &mut self,
        component: TypeId,
        dimension: TextureDimension,
        is_multisampled: bool,
        storage: Option<ImageFormat>,
    ) -> u32 {
        let component = self.ty(component);
        let (dim, is_arrayed) = image_dimension(dimension);
        let (sampled, format) = storage.map_or((1, ImageFormat::Unknown), |format| (2, format));
        let not_depth = 0;
        let operands =
            [component, dim.word(), not_depth, is_arrayed.into(), is_multisampled.into(), sampled, format.word()];
        if let Some(&id) = self.images.types.get(&operands) {
            return id;
        }
        let id = self.declare(Op::TypeImage, &operands);
        self.images.types.insert(operands, id);
        id
    }

    /// The type of an image with its sampler.
    pub(super) fn sampled_image(&mut self, image: TypeId) -> u32 {
        let image = self.ty(image);
        if let Some(&ty) = self.images.sampled.get(&image) {
            return ty;
        }
        let ty = self.declare(Op::TypeSampledImage, &[image]);
        self.images.sampled.insert(image, ty);
        ty
    }
}
