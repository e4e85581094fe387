//# note: an element beyond the last is the last, a negative one the first
//# texture 0:0: 2d_array r32float 1x1x3: f32 10 20 30
//# sampler 0:1: linear
//# expect 0:2: f32 10 20 30 30 10
@group(0) @binding(0) var layers: texture_2d_array<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0; i < 4; i++) {
    out[i] = textureSampleLevel(layers, plain, vec2f(0.5), i, 0).x;
  }
  let below = -1 - i32(out[0] * 0.0);
  out[4] = textureSampleLevel(layers, plain, vec2f(0.5), below, 0).x;
}
