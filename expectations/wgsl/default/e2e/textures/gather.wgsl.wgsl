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
  let p = vec3f(id) * 0.25f;
  out[0] = textureGather(0i, flat_image, s, p.xy);
  out[1] = textureGather(2u, flat_image, s, p.xy, vec2i(3i, -4i));
  out[2] = vec4f(textureGather(3u, numbers, s, p.xy, id.z, vec2i(3i, -4i)));
  out[3] = vec4f(textureGather(1i, sky, s, p));
  out[4] = textureGather(3i, skies, s, p, i32(id.x));
  out[5] = textureGather(depths, s, p.xy, vec2i(-3i, 4i));
  out[6] = textureGatherCompare(depths, sc, p.xy, 0.25f, vec2i(-8i, 7i));
}
