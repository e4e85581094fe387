//! The samples of a multisampled texture, one by one: each is drawn to a texture of its own, since none can be copied.

use wgpu::{LoadOp, Operations, StoreOp, TextureFormat, TextureUsages};

/// A texture of each sample. Depths become those of `r32float`.
pub fn apart(
    device: &wgpu::Device,
    encoder: &mut wgpu::CommandEncoder,
    texture: &wgpu::Texture,
) -> Result<Vec<wgpu::Texture>, String> {
    let (format, ty, result) = match texture.format() {
        TextureFormat::Depth32Float => (TextureFormat::R32Float, "texture_depth_multisampled_2d", "vec4f"),
        format => match format.sample_type(None, Some(device.features())) {
            Some(wgpu::TextureSampleType::Sint) => (format, "texture_multisampled_2d<i32>", "vec4i"),
            Some(wgpu::TextureSampleType::Uint) => (format, "texture_multisampled_2d<u32>", "vec4u"),
            Some(wgpu::TextureSampleType::Float { .. }) => (format, "texture_multisampled_2d<f32>", "vec4f"),
            _ => return Err(format!("samples of {format:?} are not read")),
        },
    };
    let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: None,
        source: wgpu::ShaderSource::Wgsl(shader(ty, result).into()),
    });
    let entry = |binding, visibility, ty| wgpu::BindGroupLayoutEntry { binding, visibility, ty, count: None };
    let sample_type = match texture.format().sample_type(None, Some(device.features())) {
        Some(wgpu::TextureSampleType::Float { .. }) => wgpu::TextureSampleType::Float { filterable: false },
        Some(other) => other,
        None => return Err("the format is not sampled".to_owned()),
    };
    let view_dimension = wgpu::TextureViewDimension::D2;
    let group_layout = device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: None,
        entries: &[entry(
            0,
            wgpu::ShaderStages::FRAGMENT,
            wgpu::BindingType::Texture { sample_type, view_dimension, multisampled: true },
        )],
    });
    let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
        label: None,
        layout: &group_layout,
        entries: &[wgpu::BindGroupEntry {
            binding: 0,
            resource: wgpu::BindingResource::TextureView(&texture.create_view(&Default::default())),
        }],
    });
    let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        bind_group_layouts: &[Some(&group_layout)],
        ..Default::default()
    });
    let pipeline = device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: Some(&layout),
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: Some("corner"),
            compilation_options: Default::default(),
            buffers: &[],
        },
        primitive: Default::default(),
        depth_stencil: None,
        multisample: Default::default(),
        fragment: Some(wgpu::FragmentState {
            module: &module,
            entry_point: Some("texel"),
            compilation_options: Default::default(),
            targets: &[Some(wgpu::ColorTargetState::from(format))],
        }),
        multiview_mask: None,
        cache: None,
    });
    let apart = (0..texture.sample_count()).map(|sample| {
        let part = device.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: texture.size(),
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format,
            usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC,
            view_formats: &[],
        });
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: &part.create_view(&Default::default()),
                depth_slice: None,
                resolve_target: None,
                ops: Operations { load: LoadOp::Clear(wgpu::Color::TRANSPARENT), store: StoreOp::Store },
            })],
            ..Default::default()
        });
        pass.set_pipeline(&pipeline);
        pass.set_bind_group(0, &group, &[]);
        // The instance says which sample.
        pass.draw(0..3, sample..sample + 1);
        drop(pass);
        part
    });
    Ok(apart.collect())
}

fn shader(ty: &str, result: &str) -> String {
    let value = if ty.contains("depth") { "vec4f(loaded)" } else { "loaded" };
    format!(
        "@group(0) @binding(0) var samples: {ty};\n\
         struct Corner {{ @builtin(position) at: vec4f, @location(0) @interpolate(flat) sample: u32 }}\n\
         @vertex fn corner(@builtin(vertex_index) i: u32, @builtin(instance_index) sample: u32) -> Corner {{\n\
           return Corner(vec4f(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0, 0.0, 1.0), sample);\n}}\n\
         @fragment fn texel(corner: Corner) -> @location(0) {result} {{\n\
           let loaded = textureLoad(samples, vec2u(corner.at.xy), i32(corner.sample));\n\
           return {value};\n}}\n"
    )
}
