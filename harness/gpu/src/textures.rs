//! Textures and samplers: created, filled, laid out, and copied out.

use crate::{fill, formats};
use colorfast_wire::{Address, Sampler, StorageAccess, Texture};
use wgpu::{BindingType, CompareFunction, Extent3d, FilterMode, MipmapFilterMode, TextureUsages};

/// A texture on the device.
pub struct Bound {
    texture: wgpu::Texture,
    view: wgpu::TextureView,
}

/// Rows of copies begin at multiples of so many bytes.
const ROW: u32 = wgpu::COPY_BYTES_PER_ROW_ALIGNMENT;

impl Bound {
    /// Creates a texture with its texels.
    pub fn create(device: &wgpu::Device, queue: &wgpu::Queue, given: &Texture) -> Result<Self, String> {
        let format = formats::texture_format(&given.format)?;
        let [width, height, depth_or_array_layers] = given.size;
        let by_draw = given.samples > 1 || format == wgpu::TextureFormat::Depth32Float;
        let mut usage = match given.storage {
            Some(_) => TextureUsages::STORAGE_BINDING | TextureUsages::COPY_SRC | TextureUsages::COPY_DST,
            None => TextureUsages::TEXTURE_BINDING,
        };
        usage |= if by_draw { TextureUsages::RENDER_ATTACHMENT } else { TextureUsages::COPY_DST };
        let texture = device.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: Extent3d { width, height, depth_or_array_layers },
            mip_level_count: given.mips,
            sample_count: given.samples,
            dimension: match given.dimension.as_str() {
                "1d" => wgpu::TextureDimension::D1,
                "3d" => wgpu::TextureDimension::D3,
                _ => wgpu::TextureDimension::D2,
            },
            format,
            usage,
            view_formats: &[],
        });
        let view = texture.create_view(&wgpu::TextureViewDescriptor {
            dimension: Some(formats::view_dimension(&given.dimension)?),
            ..Default::default()
        });
        if by_draw {
            fill::draw(device, queue, &texture, given)?
        } else {
            write(queue, &texture, given)?
        }
        Ok(Self { texture, view })
    }

    /// What a bind group holds.
    pub fn resource(&self) -> wgpu::BindingResource<'_> {
        wgpu::BindingResource::TextureView(&self.view)
    }

    /// A buffer of its texels with padded rows, the bytes of a padded row, and those of a row.
    pub fn copy_out(&self, device: &wgpu::Device, encoder: &mut wgpu::CommandEncoder) -> (wgpu::Buffer, usize, usize) {
        copy_out(device, encoder, &self.texture)
    }
}

/// Copies the first level of a texture to a buffer that can be mapped.
pub fn copy_out(
    device: &wgpu::Device,
    encoder: &mut wgpu::CommandEncoder,
    texture: &wgpu::Texture,
) -> (wgpu::Buffer, usize, usize) {
    let size = texture.size();
    let row = size.width * texture.format().block_copy_size(None).unwrap_or(4);
    let padded = row.next_multiple_of(ROW);
    let buffer = device.create_buffer(&wgpu::BufferDescriptor {
        label: None,
        size: u64::from(padded) * u64::from(size.height) * u64::from(size.depth_or_array_layers),
        usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
        mapped_at_creation: false,
    });
    let layout =
        wgpu::TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(padded), rows_per_image: Some(size.height) };
    encoder.copy_texture_to_buffer(
        texture.as_image_copy(),
        wgpu::TexelCopyBufferInfo { buffer: &buffer, layout },
        size,
    );
    (buffer, padded as usize, row as usize)
}

/// The size of a level.
pub fn level_size(given: &Texture, level: u32) -> Extent3d {
    let at = |size: u32| (size >> level).max(1);
    let [width, height, depth] = given.size;
    let depth = if given.dimension == "3d" { at(depth) } else { depth };
    Extent3d { width: at(width), height: at(height), depth_or_array_layers: depth }
}

/// Writes the texels of all levels.
pub fn write(queue: &wgpu::Queue, texture: &wgpu::Texture, given: &Texture) -> Result<(), String> {
    let texel = texture.format().block_copy_size(None).ok_or("the format cannot be written")?;
    let mut rest = &given.contents.0[..];
    for level in 0..given.mips {
        let size = level_size(given, level);
        let bytes = (size.width * size.height * size.depth_or_array_layers * texel) as usize;
        let (now, after) = rest.split_at_checked(bytes).ok_or("the texture has too few texels")?;
        rest = after;
        let layout = wgpu::TexelCopyBufferLayout {
            offset: 0,
            bytes_per_row: Some(size.width * texel),
            rows_per_image: Some(size.height),
        };
        queue.write_texture(
            wgpu::TexelCopyTextureInfo { mip_level: level, ..texture.as_image_copy() },
            now,
            layout,
            size,
        );
    }
    Ok(())
}

/// How a bind group's layout has a texture.
pub fn layout(given: &Texture, features: wgpu::Features) -> Result<BindingType, String> {
    let format = formats::texture_format(&given.format)?;
    let view_dimension = formats::view_dimension(&given.dimension)?;
    if let Some(access) = given.storage {
        let access = match access {
            StorageAccess::Read => wgpu::StorageTextureAccess::ReadOnly,
            StorageAccess::Write => wgpu::StorageTextureAccess::WriteOnly,
            StorageAccess::ReadWrite => wgpu::StorageTextureAccess::ReadWrite,
        };
        return Ok(BindingType::StorageTexture { access, format, view_dimension });
    }
    let multisampled = given.samples > 1;
    let sample_type = match format.sample_type(None, Some(features)).ok_or("the format is not sampled")? {
        wgpu::TextureSampleType::Float { .. } if multisampled => wgpu::TextureSampleType::Float { filterable: false },
        other => other,
    };
    Ok(BindingType::Texture { sample_type, view_dimension, multisampled })
}

/// How a bind group's layout has a sampler.
pub fn sampler_layout(given: &Sampler) -> BindingType {
    BindingType::Sampler(match &given.compare {
        Some(_) => wgpu::SamplerBindingType::Comparison,
        None if given.linear.contains(&true) => wgpu::SamplerBindingType::Filtering,
        None => wgpu::SamplerBindingType::NonFiltering,
    })
}

/// Creates a sampler.
pub fn create_sampler(device: &wgpu::Device, given: &Sampler) -> Result<wgpu::Sampler, String> {
    let address = given.address.map(|address| match address {
        Address::ClampToEdge => wgpu::AddressMode::ClampToEdge,
        Address::Repeat => wgpu::AddressMode::Repeat,
        Address::MirrorRepeat => wgpu::AddressMode::MirrorRepeat,
    });
    let filter = |linear: bool| if linear { FilterMode::Linear } else { FilterMode::Nearest };
    Ok(device.create_sampler(&wgpu::SamplerDescriptor {
        address_mode_u: address[0],
        address_mode_v: address[1],
        address_mode_w: address[2],
        mag_filter: filter(given.linear[0]),
        min_filter: filter(given.linear[1]),
        mipmap_filter: if given.linear[2] { MipmapFilterMode::Linear } else { MipmapFilterMode::Nearest },
        lod_min_clamp: given.lod[0],
        lod_max_clamp: given.lod[1],
        compare: given.compare.as_deref().map(compare).transpose()?,
        ..Default::default()
    }))
}

/// A comparison by its name.
pub fn compare(name: &str) -> Result<CompareFunction, String> {
    Ok(match name {
        "never" => CompareFunction::Never,
        "less" => CompareFunction::Less,
        "equal" => CompareFunction::Equal,
        "less-equal" => CompareFunction::LessEqual,
        "greater" => CompareFunction::Greater,
        "not-equal" => CompareFunction::NotEqual,
        "greater-equal" => CompareFunction::GreaterEqual,
        "always" => CompareFunction::Always,
        _ => return Err(format!("the device knows no comparison `{name}`")),
    })
}
