//! Textures that cannot be copied to are drawn: those of several samples, and 32-bit depth.

use crate::textures::level_size;
use colorfast_wire::Texture;
use wgpu::util::{BufferInitDescriptor, DeviceExt};
use wgpu::{LoadOp, Operations, StoreOp};

/// Words of a texel in the buffer that is drawn from.
const WORDS: usize = 4;

/// Draws every layer of every level.
pub fn draw(
    device: &wgpu::Device,
    queue: &wgpu::Queue,
    texture: &wgpu::Texture,
    given: &Texture,
) -> Result<(), String> {
    let words = words(given)?;
    let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: None,
        source: wgpu::ShaderSource::Wgsl(shader(given).into()),
    });
    let is_depth = given.format.starts_with("depth");
    let depth = wgpu::DepthStencilState {
        format: texture.format(),
        depth_write_enabled: Some(true),
        depth_compare: Some(wgpu::CompareFunction::Always),
        stencil: Default::default(),
        bias: Default::default(),
    };
    let colour = [Some(wgpu::ColorTargetState::from(texture.format()))];
    let pipeline = device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: None,
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: Some("corner"),
            compilation_options: Default::default(),
            buffers: &[],
        },
        primitive: Default::default(),
        depth_stencil: is_depth.then_some(depth),
        multisample: wgpu::MultisampleState { count: given.samples, ..Default::default() },
        fragment: Some(wgpu::FragmentState {
            module: &module,
            entry_point: Some("texel"),
            compilation_options: Default::default(),
            targets: if is_depth { &[] } else { &colour },
        }),
        multiview_mask: None,
        cache: None,
    });
    let mut encoder = device.create_command_encoder(&Default::default());
    let mut at = 0;
    for level in 0..given.mips {
        let size = level_size(given, level);
        for layer in 0..size.depth_or_array_layers {
            let count = (size.width * size.height * given.samples) as usize * WORDS;
            let part = words.get(at..at + count).ok_or("the texture has too few texels")?;
            at += count;
            let bytes: Vec<u8> =
                [size.width, given.samples, 0, 0].iter().chain(part).flat_map(|word| word.to_le_bytes()).collect();
            let usage = wgpu::BufferUsages::STORAGE;
            let buffer = device.create_buffer_init(&BufferInitDescriptor { label: None, contents: &bytes, usage });
            let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: None,
                layout: &pipeline.get_bind_group_layout(0),
                entries: &[wgpu::BindGroupEntry { binding: 0, resource: buffer.as_entire_binding() }],
            });
            let view = texture.create_view(&wgpu::TextureViewDescriptor {
                dimension: Some(wgpu::TextureViewDimension::D2),
                base_mip_level: level,
                mip_level_count: Some(1),
                base_array_layer: layer,
                array_layer_count: Some(1),
                ..Default::default()
            });
            let target = wgpu::RenderPassColorAttachment {
                view: &view,
                depth_slice: None,
                resolve_target: None,
                ops: Operations { load: LoadOp::Clear(wgpu::Color::TRANSPARENT), store: StoreOp::Store },
            };
            let targets = [Some(target)];
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                color_attachments: if is_depth { &[] } else { &targets },
                depth_stencil_attachment: is_depth.then_some(wgpu::RenderPassDepthStencilAttachment {
                    view: &view,
                    depth_ops: Some(Operations { load: LoadOp::Clear(0.0), store: StoreOp::Store }),
                    stencil_ops: None,
                }),
                ..Default::default()
            });
            pass.set_pipeline(&pipeline);
            pass.set_bind_group(0, &group, &[]);
            pass.draw(0..3, 0..1);
        }
    }
    queue.submit([encoder.finish()]);
    Ok(())
}

fn shader(given: &Texture) -> String {
    let (result, value) = match given.format.as_str() {
        name if name.starts_with("depth") => ("@builtin(frag_depth) f32", "bitcast<f32>(w.x)"),
        name if name.ends_with("uint") => ("@location(0) vec4u", "w"),
        name if name.ends_with("sint") => ("@location(0) vec4i", "bitcast<vec4i>(w)"),
        _ => ("@location(0) vec4f", "bitcast<vec4f>(w)"),
    };
    let (sample, index) = if given.samples > 1 { (", @builtin(sample_index) s: u32", "s") } else { ("", "0u") };
    format!(
        "struct Texels {{ width: u32, samples: u32, a: u32, b: u32, words: array<vec4u> }}\n\
         @group(0) @binding(0) var<storage, read> texels: Texels;\n\
         @vertex fn corner(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f {{\n\
           return vec4f(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0, 0.0, 1.0);\n}}\n\
         @fragment fn texel(@builtin(position) p: vec4f{sample}) -> {result} {{\n\
           let w = texels.words[(u32(p.y) * texels.width + u32(p.x)) * texels.samples + {index}];\n\
           return {value};\n}}\n"
    )
}

/// Four words for each sample of each texel, as the shader returns them.
fn words(given: &Texture) -> Result<Vec<u32>, String> {
    let bytes = &given.contents.0;
    let float = |value: f32| value.to_bits();
    let wide = || bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word));
    Ok(match given.format.as_str() {
        "depth16unorm" => {
            let depth = |part: &[u8; 2]| float(f32::from(u16::from_le_bytes(*part)) / 65535.0);
            bytes.as_chunks::<2>().0.iter().flat_map(|part| [depth(part), 0, 0, 0]).collect()
        }
        "depth32float" | "r32float" | "r32uint" | "r32sint" => wide().flat_map(|word| [word, 0, 0, 0]).collect(),
        "rgba8unorm" => bytes.iter().map(|&byte| float(f32::from(byte) / 255.0)).collect(),
        "rgba8uint" => bytes.iter().map(|&byte| byte.into()).collect(),
        "rgba8sint" => bytes.iter().map(|&byte| i32::from(byte.cast_signed()).cast_unsigned()).collect(),
        "rgba32float" | "rgba32uint" | "rgba32sint" => wide().collect(),
        other => return Err(format!("textures of {other} are not drawn")),
    })
}
