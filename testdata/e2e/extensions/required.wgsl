//# note: the other language extensions, with what they allow
enable subgroups;
requires readonly_and_readwrite_storage_textures, texture_formats_tier1;
requires subgroup_id, subgroup_uniformity;
requires texture_and_sampler_let;

@group(0) @binding(0) var levels: texture_storage_2d<r8unorm, read>;
@group(0) @binding(1) var sums: texture_storage_2d<r32float, read_write>;
@group(0) @binding(2) var picture: texture_2d<f32>;
@group(0) @binding(3) var smooth_sampler: sampler;

@compute @workgroup_size(64)
fn main(@builtin(subgroup_id) group: u32, @builtin(num_subgroups) count: u32, @builtin(local_invocation_index) i: u32) {
  let place = vec2u(i % 8, i / 8);
  let texture = picture;
  let how = smooth_sampler;
  var sum = textureLoad(levels, place).r;
  if group % 2 == 0 {
    sum += subgroupAdd(f32(i));
  }
  textureBarrier();
  sum += textureLoad(sums, place).r + textureSampleLevel(texture, how, vec2f(place) / 8, 0).r;
  textureStore(sums, place, vec4f(sum / f32(count)));
}
