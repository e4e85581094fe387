//# texture 0:0: 2d depth32float 2x2: f32 0 0.25 0.5 1
//# sampler 0:1: nearest
//# sampler 0:2: compare=less
//# expect 0:3: f32 0.5 1 0.25 0  1 1 0 0
@group(0) @binding(0) var depth: texture_depth_2d;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var comparing: sampler_comparison;
@group(0) @binding(3) var<storage, read_write> out: array<vec4f>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureGather(depth, plain, vec2f(0.5));
  out[1] = textureGatherCompare(depth, comparing, vec2f(0.5), 0.375);
}
