//# draw: 3
//# target: 2x2 r32float
//# texture 0:0: 2d r32uint 2x2 write
//# expect 0:0: u32 1 2 11 12
//# expect target: f32 1*4
@group(0) @binding(0) var image: texture_storage_2d<r32uint, write>;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) f32 {
  let pixel = vec2u(at.xy);
  textureStore(image, pixel, vec4u(pixel.x + 10 * pixel.y + 1));
  return 1.0;
}
