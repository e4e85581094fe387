// Images that are read and written: of one channel, of four, and handed to functions.
requires readonly_and_readwrite_storage_textures;

@group(0) @binding(0) var heights: texture_storage_2d<r32float, read_write>;
@group(0) @binding(1) var colours: texture_storage_2d_array<rgba8unorm, read_write>;
@group(0) @binding(2) var counts: texture_storage_2d<rgba32uint, read_write>;
@group(0) @binding(3) var bright: texture_storage_2d<bgra8unorm, write>;

fn fade(image: texture_storage_2d_array<rgba8unorm, read_write>, at: vec2u, layer: i32) {
  let before = textureLoad(image, at, layer);
  textureStore(image, at, layer, before * 0.5);
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if all(id.xy < textureDimensions(colours)) && id.z < textureNumLayers(colours) {
    fade(colours, id.xy, i32(id.z));
  }
  textureBarrier();
  let height = textureLoad(heights, id.xy).x + textureLoad(colours, id.xy, 0).y;
  textureStore(heights, id.xy, vec4f(height));
  textureStore(counts, id.xy, textureLoad(counts, id.xy) + 1);
  textureStore(bright, id.xy, vec4f(height, 0, 0, 1));
}
