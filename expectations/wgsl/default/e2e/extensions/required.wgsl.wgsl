enable subgroups;

@group(0) @binding(0) var levels: texture_storage_2d<r8unorm, read>;
@group(0) @binding(1) var sums: texture_storage_2d<r32float, read_write>;
@group(0) @binding(2) var picture: texture_2d<f32>;
@group(0) @binding(3) var smooth_sampler: sampler;

@compute @workgroup_size(64)
fn main(@builtin(subgroup_id) group: u32, @builtin(num_subgroups) count: u32, @builtin(local_invocation_index) i: u32) {
  let place = vec2u(i % 8u, i / 8u);
  var sum = textureLoad(levels, place).x;
  if (group % 2u == 0u) {
    sum = sum + subgroupAdd(f32(i));
  }
  textureBarrier();
  sum = sum + (textureLoad(sums, place).x + textureSampleLevel(picture, smooth_sampler, vec2f(place) / 8.0f, 0.0f).x);
  textureStore(sums, place, vec4f(sum / f32(count)));
}
