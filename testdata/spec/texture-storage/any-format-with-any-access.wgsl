// Which pairs a host has is asked when a pipeline is created, not here.
@group(0) @binding(0) var a: texture_storage_1d<rgba8unorm, read_write>;
@group(0) @binding(1) var b: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(2) var c: texture_storage_3d<rgba32float, read_write>;
@compute @workgroup_size(1)
fn main() {
  textureStore(a, 0, textureLoad(a, 1));
  textureStore(c, vec3u(), textureLoad(b, vec2u()) + textureLoad(c, vec3i()));
}
