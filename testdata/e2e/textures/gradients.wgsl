// Levels chosen by a bias, by derivatives given, and in control flow that is uniform.
struct Material { use_detail: u32, bias: f32 }

@group(0) @binding(0) var<uniform> material: Material;
@group(0) @binding(1) var albedo: texture_2d<f32>;
@group(0) @binding(2) var detail: texture_2d_array<f32>;
@group(0) @binding(3) var volume: texture_3d<f32>;
@group(0) @binding(4) var ramp: texture_1d<f32>;
@group(0) @binding(5) var s: sampler;

@fragment
fn main(@location(0) uv: vec2f, @location(1) position: vec3f, @location(2) @interpolate(flat) layer: i32) -> @location(0) vec4f {
    var color = textureSampleBias(albedo, s, uv, material.bias);
    if material.use_detail != 0u {
        color *= textureSampleBias(detail, s, uv * 8.0, layer, 0.5, vec2i(1, 1));
    }
    color *= textureSample(ramp, s, color.r);
    let across = dpdx(position);
    let down = dpdy(position);
    if position.z > 0.0 {
        color += textureSampleGrad(volume, s, position, across, down, vec3i(0, 1, 2));
    }
    return color;
}
