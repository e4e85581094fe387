//! A job as the runtime reads it: words and bytes, in the order that `runtime/main.c` describes.

use super::format::Format;
use super::{Job, Placed, PlacedFor, slot};
use colorfast_wire::{Access, Address, Cull, Depth, Draw, ResourceKind, Sampler, Stencil, Texture, Topology};

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
            Topology::LineList => 1,
            Topology::LineStrip => 2,
            Topology::TriangleList => 3,
            Topology::TriangleStrip => 4,
        };
        let cull = match draw.cull {
            Cull::None => 0,
            Cull::Front => 1,
            Cull::Back => 2,
        };
        let [width, height] = draw.size;
        let keeps_samples = draw.samples == 1 || draw.keeps_samples;
        self.words(&[1, topology, width, height, draw.samples]);
        self.words(&[keeps_samples.into(), draw.blend.into(), draw.clockwise.into(), cull]);
        self.words(&[draw.calls.len() as u32]);
        for call in &draw.calls {
            let base_vertex = call.base_vertex.cast_unsigned();
            self.words(&[call.vertices, call.instances, call.first_vertex, call.first_instance, base_vertex]);
            let all = [0.0, 0.0, width as f32, height as f32, 0.0, 1.0];
            self.words(&call.viewport.unwrap_or(all).map(f32::to_bits));
        }
        self.counted(&draw.indices.0);
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
            let format = texel(&target.format)?;
            self.words(&[format.word()]);
            self.counted(&target.contents.0);
            let samples = if keeps_samples { draw.samples as usize } else { 1 };
            sizes.push(format.size() * width as usize * height as usize * samples);
        }
        self.planes(draw)?;
        let depth = draw.depth.iter().map(|depth| depth.contents.0.len()).filter(|&size| size > 0);
        sizes.extend(depth.chain(draw.stencil.iter().map(|stencil| stencil.contents.0.len())));
        Ok(sizes)
    }

    /// The depth and the stencil buffer.
    fn planes(&mut self, draw: &Draw) -> Result<(), String> {
        self.words(&[draw.depth.is_some().into()]);
        if let Some(Depth { compare, is_written, contents }) = &draw.depth {
            self.words(&[comparison(compare)?, (*is_written).into()]);
            self.counted(&contents.0);
        }
        self.words(&[draw.stencil.is_some().into()]);
        if let Some(Stencil { reference, write_mask, contents }) = &draw.stencil {
            self.words(&[*reference, *write_mask]);
            self.counted(&contents.0);
        }
        Ok(())
    }

    fn resource(&mut self, resource: &Placed) -> Result<(), String> {
        let is_written = resource.kind.is_written();
        let slot = slot(resource.index, resource.argument_buffer)?;
        let stages = match resource.stages {
            PlacedFor::All => 3,
            PlacedFor::Vertex => 1,
            PlacedFor::Fragment => 2,
        };
        match &resource.kind {
            ResourceKind::Buffer(buffer) => {
                self.words(&[0, stages, slot, (buffer.access == Access::ReadWrite).into()]);
                self.counted(&buffer.contents.0);
                self.sizes.extend(is_written.then_some(buffer.contents.0.len()));
            }
            ResourceKind::Texture(texture) => {
                self.words(&[1, stages, slot, is_written.into()]);
                self.texture(texture)?;
                self.sizes.extend(is_written.then_some(texture.contents.0.len()));
            }
            ResourceKind::Sampler(sampler) => {
                self.words(&[2, stages, slot]);
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
        self.words(&[comparison(compare)?]);
        Ok(())
    }
}

fn comparison(name: &str) -> Result<u32, String> {
    let number = COMPARISONS.iter().position(|known| *known == name);
    number.map(|number| number as u32).ok_or_else(|| format!("there is no comparison {name}"))
}

fn texel(name: &str) -> Result<Format, String> {
    Format::of_texel(name).ok_or_else(|| format!("the runtime has no texels of {name}"))
}
