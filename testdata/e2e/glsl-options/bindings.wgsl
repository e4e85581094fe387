//# targets: glsl
//# options glsl: {"binding_numbers": "0:0=3, 1:0=0", "texture_units": "0:2+0:3=7 0:4=0", "texture_names": "0:2+0:3=diffuse 0:4=table 0:5+0:3=uniform"}
//# note: numbers, units and names that the host chose; others get what is left, and a name that GLSL reserves is changed

@group(0) @binding(0) var<uniform> scale: vec4f;
@group(0) @binding(1) var<uniform> offset: vec4f;
@group(0) @binding(2) var colours: texture_2d<f32>;
@group(0) @binding(3) var smooth_sampler: sampler;
@group(0) @binding(4) var entries: texture_2d<u32>;
@group(0) @binding(5) var lights: texture_2d<f32>;
@group(1) @binding(0) var<storage, read_write> counts: array<u32>;
@group(1) @binding(1) var<storage, read> weights: array<f32>;

@fragment
fn main(@location(0) at: vec2f) -> @location(0) vec4f {
    let entry = textureLoad(entries, vec2u(at * 64), 0).x;
    counts[entry] = 1;
    let lit = textureSample(lights, smooth_sampler, at) * weights[entry];
    return textureSample(colours, smooth_sampler, at) * scale * lit + offset;
}
