//# note: coordinates are held half a texel inside, whatever the sampler repeats
//# texture 0:0: 2d r32float 2x2: f32 0 1 2 3
//# sampler 0:1: linear repeat
//# expect 0:2: f32 0 3 1.5
//# tolerance: abs 0.02
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var around: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleBaseClampToEdge(image, around, vec2f(-1.0, 0.0)).x;
  out[1] = textureSampleBaseClampToEdge(image, around, vec2f(1.0, 2.0)).x;
  out[2] = textureSampleBaseClampToEdge(image, around, vec2f(0.5)).x;
}
