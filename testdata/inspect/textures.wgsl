// Kinds of textures and samplers, and which of them one call uses together: through functions, `let`, and dead code.
@group(0) @binding(0) var albedo: texture_2d<f32>;
@group(0) @binding(1) var normals: texture_2d_array<f32>;
@group(0) @binding(2) var ids: texture_2d<u32>;
@group(0) @binding(3) var shadows: texture_depth_cube_array;
@group(0) @binding(4) var resolved: texture_multisampled_2d<f32>;
@group(0) @binding(5) var movie: texture_external;
@group(1) @binding(0) var linear: sampler;
@group(1) @binding(1) var nearest: sampler;
@group(1) @binding(2) var compare: sampler_comparison;
@group(2) @binding(0) var trail: texture_storage_2d<rgba16float, write>;
@group(2) @binding(1) var counts: texture_storage_2d<r32uint, read_write>;
@group(2) @binding(2) var deep: texture_depth_multisampled_2d;

fn look(image: texture_2d<f32>, filtering: sampler, uv: vec2f) -> vec4f {
  return textureSampleLevel(image, filtering, uv, 0);
}

fn look_twice(filtering: sampler, image: texture_2d<f32>, uv: vec2f) -> vec4f {
  let again = image;
  return look(image, filtering, uv) + textureGather(1, again, nearest, uv);
}

@fragment
fn shade(@location(0) uv: vec2f) -> @location(0) vec4f {
  if false {
    return textureSampleLevel(normals, linear, uv, 1, 0);
  }
  let lit = textureSampleCompareLevel(shadows, compare, vec3f(uv, 1), 0, 0.5);
  let at = vec2u(uv);
  let id = textureLoad(ids, at, 0).x;
  return look_twice(linear, albedo, uv) * lit + f32(id) + textureSampleBaseClampToEdge(movie, linear, uv);
}

@compute @workgroup_size(8, 8)
fn accumulate(@builtin(global_invocation_id) id: vec3u) {
  textureStore(trail, id.xy, textureLoad(albedo, id.xy, 0) + textureLoad(resolved, id.xy, 0) + textureLoad(deep, id.xy, 0));
  textureStore(counts, id.xy, textureLoad(counts, id.xy) + 1);
}

@fragment
fn near_only(@location(0) uv: vec2f) -> @location(0) vec4f {
  return look(albedo, nearest, uv);
}
