//# texture 0:0: 2d r32float 2x1: f32 1 2
//# texture 1:0: 2d r32float 2x1: f32 10 20
//# sampler 0:1: nearest
//# expect 0:2: f32 11 22 1 20
@group(0) @binding(0) var first: texture_2d<f32>;
@group(1) @binding(0) var second: texture_2d<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
fn at(image: texture_2d<f32>, by: sampler, x: f32) -> f32 {
  return textureSampleLevel(image, by, vec2f(x, 0.5), 0).x;
}
fn both(a: texture_2d<f32>, b: texture_2d<f32>, by: sampler, x: f32) -> f32 {
  return at(a, by, x) + at(b, by, x);
}
@compute @workgroup_size(1) fn main() {
  out[0] = both(first, second, plain, 0.25);
  out[1] = both(second, first, plain, 0.75);
  out[2] = at(first, plain, 0.25);
  out[3] = at(second, plain, 0.75);
}
