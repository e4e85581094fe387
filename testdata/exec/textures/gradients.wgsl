//# note: explicit gradients choose the level: 4 texels a step is the second, 2 the first
//# texture 0:0: 2d r32float 4x4 mips 3: f32 0*16 1*4 2
//# sampler 0:1: nearest
//# expect 0:2: f32 0 1 2 1
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleGrad(image, plain, vec2f(0.5), vec2f(0.25, 0.0), vec2f(0.0, 0.25)).x;
  out[1] = textureSampleGrad(image, plain, vec2f(0.5), vec2f(0.5, 0.0), vec2f(0.0, 0.25)).x;
  out[2] = textureSampleGrad(image, plain, vec2f(0.5), vec2f(0.0, 0.25), vec2f(0.0, 1.0)).x;
  out[3] = textureSampleGrad(image, plain, vec2f(0.5), vec2f(0.3, 0.4), vec2f(0.0)).x;
}
