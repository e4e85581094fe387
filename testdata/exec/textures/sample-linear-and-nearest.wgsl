//# texture 0:0: 2d rgba32float 2x2: f32 0 0 0 1  1 0 0 1  0 1 0 1  1 1 0 1
//# sampler 0:1: nearest
//# sampler 0:2: linear
//# expect 0:3: f32 0 0  1 0  1 1  0.5 0.5  0.25 0.75  0 1
//# tolerance: abs 0.005
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var sharp: sampler;
@group(0) @binding(2) var smoothed: sampler;
@group(0) @binding(3) var<storage, read_write> out: array<vec2f>;

@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(image, sharp, vec2f(0.3, 0.3), 0).xy;
  out[1] = textureSampleLevel(image, sharp, vec2f(0.7, 0.3), 0).xy;
  out[2] = textureSampleLevel(image, sharp, vec2f(5.0, 9.0), 0).xy;
  out[3] = textureSampleLevel(image, smoothed, vec2f(0.5, 0.5), 0).xy;
  out[4] = textureSampleLevel(image, smoothed, vec2f(0.375, 0.625), 0).xy;
  out[5] = textureSampleLevel(image, smoothed, vec2f(0.0, 1.0), 0).xy;
}
