//! Draws: targets, vertex buffers, a pipeline and a pass.

use crate::{formats, textures};
use colorfast_wire::{Draw, Topology};
use wgpu::util::{BufferInitDescriptor, DeviceExt};
use wgpu::{LoadOp, Operations, StoreOp, TextureFormat, TextureUsages, VertexStepMode};

/// A colour target: what is drawn to, and what it is resolved into where it has several samples.
pub struct Target {
    samples: wgpu::TextureView,
    resolved: Option<wgpu::TextureView>,
    texture: wgpu::Texture,
}

impl Target {
    /// Creates a target of a draw.
    fn create(device: &wgpu::Device, draw: &Draw, format: &str) -> Result<Self, String> {
        let format = formats::texture_format(format)?;
        let texture = target(device, draw, format, 1);
        let view = texture.create_view(&Default::default());
        if draw.samples == 1 {
            return Ok(Self { samples: view, resolved: None, texture });
        }
        let samples = target(device, draw, format, draw.samples).create_view(&Default::default());
        Ok(Self { samples, resolved: Some(view), texture })
    }

    /// Copies what was drawn to a buffer, as [`textures::copy_out`] does.
    pub fn copy_out(&self, device: &wgpu::Device, encoder: &mut wgpu::CommandEncoder) -> (wgpu::Buffer, usize, usize) {
        textures::copy_out(device, encoder, &self.texture)
    }
}

fn target(device: &wgpu::Device, draw: &Draw, format: TextureFormat, samples: u32) -> wgpu::Texture {
    let [width, height] = draw.size;
    device.create_texture(&wgpu::TextureDescriptor {
        label: None,
        size: wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
        mip_level_count: 1,
        sample_count: samples,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage: TextureUsages::RENDER_ATTACHMENT
            | if samples == 1 { TextureUsages::COPY_SRC } else { TextureUsages::empty() },
        view_formats: &[],
    })
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

/// Draws; the targets, by location.
pub fn draw(
    device: &wgpu::Device,
    encoder: &mut wgpu::CommandEncoder,
    draw: &Draw,
    stages: &Stages<'_>,
) -> Result<Vec<Target>, String> {
    let targets: Vec<Target> =
        draw.targets.iter().map(|format| Target::create(device, draw, format)).collect::<Result<_, _>>()?;
    let pipeline = pipeline(device, draw, stages)?;
    let attachments: Vec<_> = targets
        .iter()
        .map(|target| {
            Some(wgpu::RenderPassColorAttachment {
                view: &target.samples,
                depth_slice: None,
                resolve_target: target.resolved.as_ref(),
                ops: Operations { load: LoadOp::Clear(wgpu::Color::TRANSPARENT), store: StoreOp::Store },
            })
        })
        .collect();
    let depth = draw.depth.then(|| self::target(device, draw, TextureFormat::Depth32Float, draw.samples));
    let depth = depth.map(|depth| depth.create_view(&Default::default()));
    let usage = wgpu::BufferUsages::VERTEX;
    let buffers: Vec<wgpu::Buffer> = draw
        .attributes
        .iter()
        .map(|it| device.create_buffer_init(&BufferInitDescriptor { label: None, contents: &it.contents.0, usage }))
        .collect();
    let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &attachments,
        depth_stencil_attachment: depth.as_ref().map(|view| wgpu::RenderPassDepthStencilAttachment {
            view,
            depth_ops: Some(Operations { load: LoadOp::Clear(1.0), store: StoreOp::Discard }),
            stencil_ops: None,
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
    pass.draw(0..draw.vertices, 0..draw.instances);
    drop(pass);
    Ok(targets)
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
    for format in &draw.targets {
        let blend = draw.blend.then_some(BLEND);
        targets.push(Some(wgpu::ColorTargetState { blend, ..formats::texture_format(format)?.into() }));
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
        primitive: wgpu::PrimitiveState {
            topology: match draw.topology {
                Topology::PointList => wgpu::PrimitiveTopology::PointList,
                Topology::TriangleList => wgpu::PrimitiveTopology::TriangleList,
                Topology::TriangleStrip => wgpu::PrimitiveTopology::TriangleStrip,
            },
            ..Default::default()
        },
        depth_stencil: draw.depth.then(|| wgpu::DepthStencilState {
            format: TextureFormat::Depth32Float,
            depth_write_enabled: Some(true),
            depth_compare: Some(wgpu::CompareFunction::Less),
            stencil: Default::default(),
            bias: Default::default(),
        }),
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
