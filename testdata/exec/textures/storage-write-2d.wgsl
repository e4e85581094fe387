//# dispatch: 2 2 1
//# texture 0:0: 2d rgba8unorm 4x4 write
//# expect 0:0: u8 0 0 255 0 85 0 255 0 170 0 255 0 255 0 255 0 0 85 255 0 85 85 255 0 170 85 255 0 255 85 255 0 0 170 255 0 85 170 255 0 170 170 255 0 255 170 255 0 0 255 255 0 85 255 255 0 170 255 255 0 255 255 255 0
//# tolerance: abs 1
@group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(2, 2) fn main(@builtin(global_invocation_id) id: vec3u) {
  let value = vec4f(f32(id.x) / 3.0, f32(id.y) / 3.0, 2.0, -1.0);
  textureStore(image, id.xy, value);
}
