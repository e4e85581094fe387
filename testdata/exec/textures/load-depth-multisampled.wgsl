//# texture 0:0: 2d depth32float 1x1 samples 4: f32 0.125 0.25 0.5 0.75
//# expect 0:1: f32 0.125 0.25 0.5 0.75 4
@group(0) @binding(0) var depth: texture_depth_multisampled_2d;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0; i < 4; i++) {
    out[i] = textureLoad(depth, vec2i(0, 0), i);
  }
  out[4] = f32(textureNumSamples(depth));
}
