//# note: the reference stands on the left of the comparison
//# texture 0:0: 2d depth32float 1x1: f32 0.5
//# sampler 0:1: compare=less
//# sampler 0:2: compare=less-equal
//# sampler 0:3: compare=greater
//# sampler 0:4: compare=greater-equal
//# sampler 0:5: compare=equal
//# sampler 0:6: compare=not-equal
//# sampler 0:7: compare=always
//# sampler 0:8: compare=never
//# expect 0:9: f32 1 0 0  1 1 0  0 0 1  0 1 1  0 1 0  1 0 1  1 1 1  0 0 0
@group(0) @binding(0) var depth: texture_depth_2d;
@group(0) @binding(1) var less: sampler_comparison;
@group(0) @binding(2) var less_equal: sampler_comparison;
@group(0) @binding(3) var greater: sampler_comparison;
@group(0) @binding(4) var greater_equal: sampler_comparison;
@group(0) @binding(5) var equal: sampler_comparison;
@group(0) @binding(6) var not_equal: sampler_comparison;
@group(0) @binding(7) var always: sampler_comparison;
@group(0) @binding(8) var never: sampler_comparison;
@group(0) @binding(9) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  let at = vec2f(0.5);
  for (var i = 0; i < 3; i++) {
    let reference = 0.25 + 0.25 * f32(i);
    out[i] = textureSampleCompareLevel(depth, less, at, reference);
    out[3 + i] = textureSampleCompareLevel(depth, less_equal, at, reference);
    out[6 + i] = textureSampleCompareLevel(depth, greater, at, reference);
    out[9 + i] = textureSampleCompareLevel(depth, greater_equal, at, reference);
    out[12 + i] = textureSampleCompareLevel(depth, equal, at, reference);
    out[15 + i] = textureSampleCompareLevel(depth, not_equal, at, reference);
    out[18 + i] = textureSampleCompareLevel(depth, always, at, reference);
    out[21 + i] = textureSampleCompareLevel(depth, never, at, reference);
  }
}
