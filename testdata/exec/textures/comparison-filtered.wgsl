//# note: comparisons are filtered, not depths
//# texture 0:0: 2d depth32float 2x1: f32 0 1
//# sampler 0:1: linear compare=less
//# expect 0:2: f32 0 0.25 0.5 1
//# tolerance: abs 0.01
@group(0) @binding(0) var depth: texture_depth_2d;
@group(0) @binding(1) var soft: sampler_comparison;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleCompareLevel(depth, soft, vec2f(0.25, 0.5), 0.5);
  out[1] = textureSampleCompareLevel(depth, soft, vec2f(0.375, 0.5), 0.5);
  out[2] = textureSampleCompareLevel(depth, soft, vec2f(0.5, 0.5), 0.5);
  out[3] = textureSampleCompareLevel(depth, soft, vec2f(0.75, 0.5), 0.5);
}
