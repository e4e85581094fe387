//! Draws: targets, vertex buffers, a pipeline and a pass.

use crate::resources::Copied;
use crate::{fill, formats, samples, textures};
use colorfast_wire::{Bytes, Call, Cull, Depth, Draw, Texture, Topology};
use wgpu::util::{BufferInitDescriptor, DeviceExt};
use wgpu::{BufferUsages, LoadOp, Operations, StoreOp, TextureFormat, TextureUsages, VertexStepMode};

/// What is drawn to: colours, depths or stencils.
pub struct Target {
    /// With all samples.
    texture: wgpu::Texture,
    /// What it is resolved into, where it has several samples that do not come back.
    resolved: Option<wgpu::Texture>,
    /// Whether there are texels in it before.
    has_contents: bool,
    /// Whether it comes back.
    is_result: bool,
}

impl Target {
    /// Creates a target of a draw; without contents it is cleared when the draws begin.
    fn create(
        device: &wgpu::Device,
        queue: &wgpu::Queue,
        draw: &Draw,
        name: &str,
        contents: &Bytes,
    ) -> Result<Self, String> {
        let format = formats::texture_format(name)?;
        let make = |samples| {
            let [width, height] = draw.size;
            let usage = TextureUsages::RENDER_ATTACHMENT
                | if samples == 1 {
                    TextureUsages::COPY_SRC | TextureUsages::COPY_DST
                } else {
                    TextureUsages::TEXTURE_BINDING
                };
            device.create_texture(&wgpu::TextureDescriptor {
                label: None,
                size: wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
                mip_level_count: 1,
                sample_count: samples,
                dimension: wgpu::TextureDimension::D2,
                format,
                usage,
                view_formats: &[],
            })
        };
        let texture = make(draw.samples);
        let resolves = draw.samples > 1 && !draw.keeps_samples && !format.is_depth_stencil_format();
        let has_contents = !contents.0.is_empty();
        if has_contents {
            let [width, height] = draw.size;
            let given = Texture {
                dimension: "2d".to_owned(),
                format: name.to_owned(),
                size: [width, height, 1],
                mips: 1,
                samples: draw.samples,
                storage: None,
                contents: contents.clone(),
            };
            match format {
                _ if resolves => return Err("what is resolved has no contents before".to_owned()),
                TextureFormat::Depth32Float => fill::draw(device, queue, &texture, &given)?,
                _ if draw.samples > 1 => fill::draw(device, queue, &texture, &given)?,
                _ => textures::write(queue, &texture, &given)?,
            }
        }
        let is_result = has_contents || !format.is_depth_stencil_format();
        Ok(Self { texture, resolved: resolves.then(|| make(1)), has_contents, is_result })
    }

    fn operations<T: Default>(&self, clear: T) -> Operations<T> {
        Operations { load: if self.has_contents { LoadOp::Load } else { LoadOp::Clear(clear) }, store: StoreOp::Store }
    }

    /// Copies what was drawn to a buffer, where it comes back.
    pub fn copy_out(
        &self,
        device: &wgpu::Device,
        encoder: &mut wgpu::CommandEncoder,
    ) -> Result<Option<Copied>, String> {
        if !self.is_result {
            return Ok(None);
        }
        let texture = self.resolved.as_ref().unwrap_or(&self.texture);
        if texture.sample_count() == 1 {
            return Ok(Some(Copied::texture(textures::copy_out(device, encoder, texture))));
        }
        let parts = samples::apart(device, encoder, texture)?;
        let copies = parts.iter().map(|part| textures::copy_out(device, encoder, part));
        Ok(Some(Copied::samples(copies.collect(), texture.format().block_copy_size(None).unwrap_or(4) as usize)))
    }
}

/// What the fragment gives, and what is there times its second output.
const BLEND: wgpu::BlendState = {
    let component = wgpu::BlendComponent {
        src_factor: wgpu::BlendFactor::One,
        dst_factor: wgpu::BlendFactor::Src1,
        operation: wgpu::BlendOperation::Add,
    };
    let alpha = wgpu::BlendComponent { dst_factor: wgpu::BlendFactor::Src1Alpha, ..component };
    wgpu::BlendState { color: component, alpha }
};

/// What a draw is made with.
pub struct Stages<'a> {
    /// The modules of the two entry points.
    pub modules: [&'a wgpu::ShaderModule; 2],
    /// The vertex and the fragment entry point.
    pub names: [&'a str; 2],
    /// Layouts and bind groups.
    pub groups: &'a [(wgpu::BindGroupLayout, wgpu::BindGroup)],
    /// The layout of the pipeline.
    pub layout: &'a wgpu::PipelineLayout,
    /// The immediate data.
    pub immediates: &'a [u8],
}

/// Draws; the targets by location, then the depth and the stencil buffer.
pub fn draw(
    device: &wgpu::Device,
    queue: &wgpu::Queue,
    encoder: &mut wgpu::CommandEncoder,
    draw: &Draw,
    stages: &Stages<'_>,
) -> Result<Vec<Target>, String> {
    if draw.depth.is_some() && draw.stencil.is_some() {
        return Err("the device has depths or stencils, not both".to_owned());
    }
    let create = |format: &str, contents: &Bytes| Target::create(device, queue, draw, format, contents);
    let colours: Vec<Target> =
        draw.targets.iter().map(|target| create(&target.format, &target.contents)).collect::<Result<_, _>>()?;
    let depth = draw.depth.as_ref().map(|depth| create("depth32float", &depth.contents)).transpose()?;
    let stencil = draw.stencil.as_ref().map(|stencil| create("stencil8", &stencil.contents)).transpose()?;
    let pipeline = pipeline(device, draw, stages)?;
    let view = |texture: &wgpu::Texture| texture.create_view(&Default::default());
    let views: Vec<_> =
        colours.iter().map(|target| (view(&target.texture), target.resolved.as_ref().map(view))).collect();
    let attachments: Vec<_> = colours
        .iter()
        .zip(&views)
        .map(|(target, (view, resolved))| {
            Some(wgpu::RenderPassColorAttachment {
                view,
                depth_slice: None,
                resolve_target: resolved.as_ref(),
                ops: target.operations(wgpu::Color::TRANSPARENT),
            })
        })
        .collect();
    let planes = depth.as_ref().or(stencil.as_ref()).map(|target| view(&target.texture));
    let buffer = |contents: &[u8], usage| {
        let contents = if contents.is_empty() { &[0; 4] } else { contents };
        device.create_buffer_init(&BufferInitDescriptor { label: None, contents, usage })
    };
    let buffers: Vec<wgpu::Buffer> =
        draw.attributes.iter().map(|it| buffer(&it.contents.0, BufferUsages::VERTEX)).collect();
    let indices = (!draw.indices.0.is_empty()).then(|| buffer(&draw.indices.0, BufferUsages::INDEX));
    let indirect: Vec<_> =
        draw.calls.iter().map(|call| buffer(&indirect(draw, call), BufferUsages::INDIRECT)).collect();
    let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &attachments,
        depth_stencil_attachment: planes.as_ref().map(|view| wgpu::RenderPassDepthStencilAttachment {
            view,
            depth_ops: depth.as_ref().map(|depth| depth.operations(1.0)),
            stencil_ops: stencil.as_ref().map(|stencil| stencil.operations(0)),
        }),
        ..Default::default()
    });
    pass.set_pipeline(&pipeline);
    for (index, (_, group)) in stages.groups.iter().enumerate() {
        pass.set_bind_group(index as u32, group, &[]);
    }
    if !stages.immediates.is_empty() {
        pass.set_immediates(0, stages.immediates);
    }
    for (index, buffer) in buffers.iter().enumerate() {
        pass.set_vertex_buffer(index as u32, buffer.slice(..));
    }
    if let Some(indices) = &indices {
        pass.set_index_buffer(indices.slice(..), wgpu::IndexFormat::Uint32);
    }
    pass.set_stencil_reference(draw.stencil.as_ref().map_or(0, |stencil| stencil.reference));
    for (call, indirect) in draw.calls.iter().zip(&indirect) {
        let [width, height] = draw.size.map(|size| size as f32);
        let [left, top, width, height, near, far] = call.viewport.unwrap_or([0.0, 0.0, width, height, 0.0, 1.0]);
        pass.set_viewport(left, top, width, height, near, far);
        let vertices = call.first_vertex..call.first_vertex.saturating_add(call.vertices);
        let instances = call.first_instance..call.first_instance.saturating_add(call.instances);
        // What reads beyond a buffer's end is no draw that wgpu takes, unless it cannot know.
        match (indices.is_some(), is_within(draw, call)) {
            (false, true) => pass.draw(vertices, instances),
            (true, true) => pass.draw_indexed(vertices, call.base_vertex, instances),
            (false, false) => pass.draw_indirect(indirect, 0),
            (true, false) => pass.draw_indexed_indirect(indirect, 0),
        }
    }
    drop(pass);
    Ok(colours.into_iter().chain(depth).chain(stencil).collect())
}

/// The arguments of a draw as a buffer holds them.
fn indirect(draw: &Draw, call: &Call) -> Vec<u8> {
    let mut words = vec![call.vertices, call.instances, call.first_vertex];
    if !draw.indices.0.is_empty() {
        words.push(call.base_vertex.cast_unsigned());
    }
    words.push(call.first_instance);
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Whether a draw reads no vertex, instance or index beyond the end of its buffer, as far as that shows without the indices.
fn is_within(draw: &Draw, call: &Call) -> bool {
    let end = |first: u32, count: u32| u64::from(first) + u64::from(count);
    let is_indexed = !draw.indices.0.is_empty();
    let vertices = end(call.first_vertex, call.vertices);
    let attributes = draw.attributes.iter().all(|attribute| {
        let size = formats::vertex_format(&attribute.format).map_or(0, |format| format.size());
        let elements = attribute.contents.0.len() as u64 / size.max(1);
        match attribute.per_instance {
            true => end(call.first_instance, call.instances) <= elements,
            false => is_indexed || vertices <= elements,
        }
    });
    attributes && (!is_indexed || vertices * 4 <= draw.indices.0.len() as u64)
}

fn pipeline(device: &wgpu::Device, draw: &Draw, stages: &Stages<'_>) -> Result<wgpu::RenderPipeline, String> {
    let mut attributes = Vec::new();
    for attribute in &draw.attributes {
        let format = formats::vertex_format(&attribute.format)?;
        attributes.push([wgpu::VertexAttribute { format, offset: 0, shader_location: attribute.location }]);
    }
    let buffers: Vec<_> = attributes
        .iter()
        .zip(&draw.attributes)
        .map(|(attributes, given)| {
            Some(wgpu::VertexBufferLayout {
                array_stride: attributes[0].format.size(),
                step_mode: if given.per_instance { VertexStepMode::Instance } else { VertexStepMode::Vertex },
                attributes,
            })
        })
        .collect();
    let mut targets = Vec::new();
    for target in &draw.targets {
        let blend = draw.blend.then_some(BLEND);
        targets.push(Some(wgpu::ColorTargetState { blend, ..formats::texture_format(&target.format)?.into() }));
    }
    let [vertex, fragment] = stages.names;
    Ok(device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: Some(stages.layout),
        vertex: wgpu::VertexState {
            module: stages.modules[0],
            entry_point: Some(vertex),
            compilation_options: Default::default(),
            buffers: &buffers,
        },
        primitive: primitive(draw),
        depth_stencil: depth_stencil(draw)?,
        multisample: wgpu::MultisampleState { count: draw.samples, ..Default::default() },
        fragment: Some(wgpu::FragmentState {
            module: stages.modules[1],
            entry_point: Some(fragment),
            compilation_options: Default::default(),
            targets: &targets,
        }),
        multiview_mask: None,
        cache: None,
    }))
}

fn primitive(draw: &Draw) -> wgpu::PrimitiveState {
    let topology = match draw.topology {
        Topology::PointList => wgpu::PrimitiveTopology::PointList,
        Topology::LineList => wgpu::PrimitiveTopology::LineList,
        Topology::LineStrip => wgpu::PrimitiveTopology::LineStrip,
        Topology::TriangleList => wgpu::PrimitiveTopology::TriangleList,
        Topology::TriangleStrip => wgpu::PrimitiveTopology::TriangleStrip,
    };
    let is_indexed_strip = topology.is_strip() && !draw.indices.0.is_empty();
    wgpu::PrimitiveState {
        topology,
        strip_index_format: is_indexed_strip.then_some(wgpu::IndexFormat::Uint32),
        front_face: if draw.clockwise { wgpu::FrontFace::Cw } else { wgpu::FrontFace::Ccw },
        cull_mode: match draw.cull {
            Cull::None => None,
            Cull::Front => Some(wgpu::Face::Front),
            Cull::Back => Some(wgpu::Face::Back),
        },
        ..Default::default()
    }
}

fn depth_stencil(draw: &Draw) -> Result<Option<wgpu::DepthStencilState>, String> {
    if let Some(Depth { compare, is_written, .. }) = &draw.depth {
        return Ok(Some(wgpu::DepthStencilState {
            format: TextureFormat::Depth32Float,
            depth_write_enabled: Some(*is_written),
            depth_compare: Some(textures::compare(compare)?),
            stencil: Default::default(),
            bias: Default::default(),
        }));
    }
    let replaces =
        wgpu::StencilFaceState { pass_op: wgpu::StencilOperation::Replace, ..wgpu::StencilFaceState::IGNORE };
    Ok(draw.stencil.as_ref().map(|stencil| wgpu::DepthStencilState {
        format: TextureFormat::Stencil8,
        depth_write_enabled: None,
        depth_compare: None,
        stencil: wgpu::StencilState { front: replaces, back: replaces, read_mask: 0, write_mask: stencil.write_mask },
        bias: Default::default(),
    }))
}
