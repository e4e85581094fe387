struct location {
  a: f32,
}

struct index {
  location_1: location,
  binding: u32,
}

struct std430 {
  index_1: array<index, 2>,
}

struct rgba8 {
  std430: vec4f,
}

struct local_size_x {
  @location(0) location: vec4f,
  @location(1) binding: vec4f,
}

@group(0) @binding(0) var<storage, read_write> binding: std430;
@group(0) @binding(1) var image: texture_storage_2d<rgba8unorm, write>;

@compute @workgroup_size(8, 2)
fn main(@builtin(global_invocation_id) offset: vec3u) {
  let texel = rgba8(vec4f(binding.index_1[1].location_1.a));
  binding.index_1[0] = index(location(texel.std430.x), offset.x);
  textureStore(image, offset.xy, texel.std430);
}

@fragment
fn shade(@location(0) location_1: vec4f) -> local_size_x {
  return local_size_x(location_1, location_1.wzyx);
}
