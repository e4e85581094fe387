// Gathers of each kind, with components and offsets that are const-expressions.
const channel = 2u;
const step = vec2i(3, -4);

@group(0) @binding(0) var flat_image: texture_2d<f32>;
@group(0) @binding(1) var numbers: texture_2d_array<u32>;
@group(0) @binding(2) var sky: texture_cube<i32>;
@group(0) @binding(3) var skies: texture_cube_array<f32>;
@group(0) @binding(4) var depths: texture_depth_2d;
@group(0) @binding(5) var s: sampler;
@group(0) @binding(6) var sc: sampler_comparison;
@group(0) @binding(7) var<storage, read_write> out: array<vec4f>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
    let p = vec3f(id) * 0.25;
    out[0] = textureGather(0, flat_image, s, p.xy);
    out[1] = textureGather(channel, flat_image, s, p.xy, step);
    out[2] = vec4f(textureGather(channel + 1, numbers, s, p.xy, id.z, step));
    out[3] = vec4f(textureGather(1, sky, s, p));
    out[4] = textureGather(3, skies, s, p, i32(id.x));
    out[5] = textureGather(depths, s, p.xy, -step);
    out[6] = textureGatherCompare(depths, sc, p.xy, 0.25, vec2(-8, 7));
}
