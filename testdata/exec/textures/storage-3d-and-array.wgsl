//# texture 0:0: 3d r32float 2x1x2 write
//# texture 0:1: 2d_array r32float 1x2x2 write
//# expect 0:0: f32 0 1 10 11
//# expect 0:1: f32 100 101 110 111
@group(0) @binding(0) var volume: texture_storage_3d<r32float, write>;
@group(0) @binding(1) var layers: texture_storage_2d_array<r32float, write>;
@compute @workgroup_size(2, 2) fn main(@builtin(local_invocation_id) id: vec3u) {
  textureStore(volume, vec3u(id.x, 0, id.y), vec4f(f32(id.x + 10 * id.y)));
  textureStore(layers, vec2u(0, id.x), id.y, vec4f(f32(100 + id.x + 10 * id.y)));
}
