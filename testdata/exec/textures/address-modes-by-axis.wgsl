//# texture 0:0: 2d r32float 2x2: f32 1 2 3 4
//# sampler 0:1: u=repeat v=mirror
//# expect 0:2: f32 1 4 3 1 2 3
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var mixed: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(image, mixed, vec2f(1.25, 0.25), 0).x;
  out[1] = textureSampleLevel(image, mixed, vec2f(1.75, 0.75), 0).x;
  out[2] = textureSampleLevel(image, mixed, vec2f(0.25, 1.25), 0).x;
  out[3] = textureSampleLevel(image, mixed, vec2f(0.25, 1.75), 0).x;
  out[4] = textureSampleLevel(image, mixed, vec2f(-0.25, -0.25), 0).x;
  out[5] = textureSampleLevel(image, mixed, vec2f(-0.75, -0.75), 0).x;
}
