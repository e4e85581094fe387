//! What a shader's bindings are: created, laid out, bound by group, and read back.

use crate::textures;
use colorfast_wire::{Access, Buffer, Bytes, Resource, ResourceKind};
use std::collections::BTreeMap;
use wgpu::util::{BufferInitDescriptor, DeviceExt};
use wgpu::{BufferUsages, ShaderStages};

/// A resource on the device.
pub struct Bound<'a> {
    /// What was asked for.
    pub resource: &'a Resource,
    /// What it is on the device.
    handle: Handle,
    /// What it is in a layout.
    layout: wgpu::BindingType,
}

/// What a resource is on the device.
enum Handle {
    Buffer(wgpu::Buffer),
    Texture(textures::Bound),
    Sampler(wgpu::Sampler),
}

/// Creates a resource.
pub fn create<'a>(device: &wgpu::Device, queue: &wgpu::Queue, resource: &'a Resource) -> Result<Bound<'a>, String> {
    let handle = match &resource.kind {
        ResourceKind::Buffer(buffer) => Handle::Buffer(create_buffer(device, buffer)),
        ResourceKind::Texture(texture) => Handle::Texture(textures::Bound::create(device, queue, texture)?),
        ResourceKind::Sampler(sampler) => Handle::Sampler(textures::create_sampler(device, sampler)?),
    };
    let layout = match &resource.kind {
        ResourceKind::Buffer(buffer) => buffer_layout(buffer.access),
        ResourceKind::Texture(texture) => textures::layout(texture, device.features())?,
        ResourceKind::Sampler(sampler) => textures::sampler_layout(sampler),
    };
    Ok(Bound { resource, handle, layout })
}

fn create_buffer(device: &wgpu::Device, buffer: &Buffer) -> wgpu::Buffer {
    let usage = match buffer.access {
        Access::Uniform => BufferUsages::UNIFORM,
        Access::Read => BufferUsages::STORAGE,
        Access::ReadWrite => BufferUsages::STORAGE | BufferUsages::COPY_SRC,
    };
    device.create_buffer_init(&BufferInitDescriptor { label: None, contents: &buffer.contents.0, usage })
}

/// A layout and a bind group for every group up to the highest used; those between may be empty.
pub fn bind_groups(
    device: &wgpu::Device,
    bound: &[Bound<'_>],
    stages: ShaderStages,
) -> Vec<(wgpu::BindGroupLayout, wgpu::BindGroup)> {
    let mut by_group: BTreeMap<u32, Vec<&Bound<'_>>> = BTreeMap::new();
    for entry in bound {
        by_group.entry(entry.resource.group).or_default().push(entry);
    }
    let count = by_group.keys().next_back().map_or(0, |last| last + 1);
    (0..count)
        .map(|group| {
            let entries = by_group.get(&group).map(Vec::as_slice).unwrap_or_default();
            let layouts: Vec<_> = entries.iter().map(|bound| bound.layout(stages)).collect();
            let layout =
                device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: None, entries: &layouts });
            let entries: Vec<_> = entries.iter().map(|bound| bound.entry()).collect();
            let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: None,
                layout: &layout,
                entries: &entries,
            });
            (layout, group)
        })
        .collect()
}

impl Bound<'_> {
    fn layout(&self, stages: ShaderStages) -> wgpu::BindGroupLayoutEntry {
        // A vertex stage may not write.
        let visibility = if self.resource.kind.is_written() { stages - ShaderStages::VERTEX } else { stages };
        wgpu::BindGroupLayoutEntry { binding: self.resource.binding, visibility, ty: self.layout, count: None }
    }

    fn entry(&self) -> wgpu::BindGroupEntry<'_> {
        let resource = match &self.handle {
            Handle::Buffer(buffer) => buffer.as_entire_binding(),
            Handle::Texture(texture) => texture.resource(),
            Handle::Sampler(sampler) => wgpu::BindingResource::Sampler(sampler),
        };
        wgpu::BindGroupEntry { binding: self.resource.binding, resource }
    }

    /// Where its contents will be, if the shader may write it.
    pub fn copy_out(&self, device: &wgpu::Device, encoder: &mut wgpu::CommandEncoder) -> Option<Copied> {
        if !self.resource.kind.is_written() {
            return None;
        }
        match &self.handle {
            Handle::Buffer(buffer) => {
                let copy = mappable(device, buffer.size());
                encoder.copy_buffer_to_buffer(buffer, 0, &copy, 0, buffer.size());
                Some(Copied::buffer(copy))
            }
            Handle::Texture(texture) => Some(Copied::texture(texture.copy_out(device, encoder))),
            Handle::Sampler(_) => None,
        }
    }
}

fn buffer_layout(access: Access) -> wgpu::BindingType {
    let ty = match access {
        Access::Uniform => wgpu::BufferBindingType::Uniform,
        Access::Read => wgpu::BufferBindingType::Storage { read_only: true },
        Access::ReadWrite => wgpu::BufferBindingType::Storage { read_only: false },
    };
    wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None }
}

fn mappable(device: &wgpu::Device, size: u64) -> wgpu::Buffer {
    device.create_buffer(&wgpu::BufferDescriptor {
        label: None,
        size,
        usage: BufferUsages::COPY_DST | BufferUsages::MAP_READ,
        mapped_at_creation: false,
    })
}

/// Contents on their way back.
pub struct Copied {
    /// A buffer, or one of each sample.
    parts: Vec<Part>,
    /// The bytes of a texel, of which each part has one sample.
    texel: usize,
}

struct Part {
    buffer: wgpu::Buffer,
    /// The bytes of a padded row and of a row, of a texture.
    rows: Option<(usize, usize)>,
}

impl Copied {
    /// A buffer's.
    fn buffer(buffer: wgpu::Buffer) -> Self {
        Self { parts: vec![Part { buffer, rows: None }], texel: 1 }
    }

    /// A texture's first level.
    pub fn texture(copy: (wgpu::Buffer, usize, usize)) -> Self {
        Self::samples(vec![copy], 1)
    }

    /// The samples of a texture, whose texels have so many bytes.
    pub fn samples(copies: Vec<(wgpu::Buffer, usize, usize)>, texel: usize) -> Self {
        let part = |(buffer, padded, row)| Part { buffer, rows: Some((padded, row)) };
        Self { parts: copies.into_iter().map(part).collect(), texel }
    }

    fn contents(&self) -> Result<Bytes, String> {
        let parts: Vec<Vec<u8>> = self.parts.iter().map(Part::contents).collect::<Result<_, _>>()?;
        let [first, rest @ ..] = &parts[..] else { return Ok(Bytes::default()) };
        if rest.is_empty() {
            return Ok(Bytes(first.clone()));
        }
        let texels = (0..first.len()).step_by(self.texel);
        let samples = |at: usize| parts.iter().flat_map(move |part| part[at..at + self.texel].iter().copied());
        Ok(Bytes(texels.flat_map(samples).collect()))
    }
}

impl Part {
    fn contents(&self) -> Result<Vec<u8>, String> {
        let mapped = self.buffer.get_mapped_range(..).map_err(|error| error.to_string())?;
        Ok(match self.rows {
            None => mapped.to_vec(),
            Some((padded, row)) => mapped.chunks(padded).flat_map(|line| &line[..row]).copied().collect(),
        })
    }
}

/// Waits for the device, and gives the contents.
pub fn read_back(device: &wgpu::Device, copies: &[Copied]) -> Result<Vec<Bytes>, String> {
    for part in copies.iter().flat_map(|copy| &copy.parts) {
        // Whether mapping worked shows when the range is asked for.
        part.buffer.map_async(wgpu::MapMode::Read, .., |_| {});
    }
    device.poll(wgpu::PollType::wait_indefinitely()).map_err(|error| error.to_string())?;
    copies.iter().map(Copied::contents).collect()
}
