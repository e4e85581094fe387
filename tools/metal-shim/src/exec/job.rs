//! A job as the runtime reads it: words and bytes, in the order that `runtime/main.c` describes.

use super::format::Format;
use super::{Job, Placed, slot};
use colorfast_wire::{Access, Address, Draw, ResourceKind, Sampler, Texture, Topology};

/// The comparison functions of a sampler, by their numbers in the runtime.
const COMPARISONS: &[&str] =
    &["never", "less", "equal", "less-equal", "greater", "not-equal", "greater-equal", "always"];

/// Writes a job; also the sizes of what comes back.
pub fn write(job: &Job) -> Result<(Vec<u8>, Vec<usize>), String> {
    let mut out = Out { bytes: Vec::new(), sizes: Vec::new() };
    let mut targets = Vec::new();
    match &job.task {
        colorfast_wire::Command::Dispatch(groups) => {
            out.words(&[0]);
            out.words(groups);
            out.words(&job.workgroup_size);
        }
        colorfast_wire::Command::Draw(draw) => targets = out.draw(draw)?,
    }
    out.words(&[job.resources.len() as u32]);
    for resource in &job.resources {
        out.resource(resource)?;
    }
    out.sizes.extend(targets);
    Ok((out.bytes, out.sizes))
}

struct Out {
    bytes: Vec<u8>,
    sizes: Vec<usize>,
}

impl Out {
    fn words(&mut self, words: &[u32]) {
        self.bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }

    fn counted(&mut self, bytes: &[u8]) {
        self.words(&[bytes.len() as u32]);
        self.bytes.extend_from_slice(bytes);
    }

    /// The sizes of its targets.
    fn draw(&mut self, draw: &Draw) -> Result<Vec<usize>, String> {
        let topology = match draw.topology {
            Topology::PointList => 0,
            Topology::TriangleList => 1,
            Topology::TriangleStrip => 2,
        };
        let [width, height] = draw.size;
        self.words(&[1, topology, draw.vertices, draw.instances, width, height, draw.samples]);
        self.words(&[draw.depth.into(), draw.blend.into()]);
        self.words(&[draw.attributes.len() as u32]);
        for attribute in &draw.attributes {
            let format = Format::of_attribute(&attribute.format);
            let format = format.ok_or_else(|| format!("the runtime has no attributes of {}", attribute.format))?;
            self.words(&[attribute.location, attribute.per_instance.into(), format.word()]);
            self.counted(&attribute.contents.0);
        }
        self.words(&[draw.targets.len() as u32]);
        let mut sizes = Vec::new();
        for target in &draw.targets {
            let format = texel(target)?;
            self.words(&[format.word()]);
            sizes.push(format.size() * width as usize * height as usize);
        }
        Ok(sizes)
    }

    fn resource(&mut self, resource: &Placed) -> Result<(), String> {
        let is_written = resource.kind.is_written();
        let slot = slot(resource.index, resource.argument_buffer)?;
        match &resource.kind {
            ResourceKind::Buffer(buffer) => {
                self.words(&[0, slot, (buffer.access == Access::ReadWrite).into()]);
                self.counted(&buffer.contents.0);
                self.sizes.extend(is_written.then_some(buffer.contents.0.len()));
            }
            ResourceKind::Texture(texture) => {
                self.words(&[1, slot, is_written.into()]);
                self.texture(texture)?;
                self.sizes.extend(is_written.then_some(texture.contents.0.len()));
            }
            ResourceKind::Sampler(sampler) => {
                self.words(&[2, slot]);
                self.sampler(sampler)?;
            }
        }
        Ok(())
    }

    fn texture(&mut self, texture: &Texture) -> Result<(), String> {
        let axes = match texture.dimension.as_str() {
            "1d" => 1,
            "3d" => 3,
            _ => 2,
        };
        self.words(&[axes, texture.dimension.starts_with("cube").into(), texel(&texture.format)?.word()]);
        self.words(&texture.size);
        self.words(&[texture.mips, texture.samples]);
        self.counted(&texture.contents.0);
        Ok(())
    }

    fn sampler(&mut self, sampler: &Sampler) -> Result<(), String> {
        self.words(&sampler.linear.map(u32::from));
        self.words(&sampler.address.map(|address| match address {
            Address::ClampToEdge => 0,
            Address::Repeat => 1,
            Address::MirrorRepeat => 2,
        }));
        self.words(&sampler.lod.map(f32::to_bits));
        let compare = sampler.compare.as_deref().unwrap_or("never");
        let number = COMPARISONS.iter().position(|known| *known == compare);
        self.words(&[number.ok_or_else(|| format!("there is no comparison {compare}"))? as u32]);
        Ok(())
    }
}

fn texel(name: &str) -> Result<Format, String> {
    Format::of_texel(name).ok_or_else(|| format!("the runtime has no texels of {name}"))
}
