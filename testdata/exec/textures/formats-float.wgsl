//# texture 0:0: 2d rgba16float 1x1: f16 1.5 -2 0.0009765625 65504
//# texture 0:1: 2d rg11b10ufloat 1x1: u32 0x781f03c0
//# texture 0:2: 2d rgb9e5ufloat 1x1: u32 0x84020100
//# texture 0:3: 2d r16float 1x1: f16 -0.5
//# texture 0:4: 2d rg32float 1x1: f32 1e30 -3.25
//# expect 0:5: f32 1.5 -2 0.0009765625 65504  1 1.5 1 1  1 1 1 1  -0.5 0 0 1  1e30 -3.25 0 1
@group(0) @binding(0) var halves: texture_2d<f32>;
@group(0) @binding(1) var small: texture_2d<f32>;
@group(0) @binding(2) var shared_exponent: texture_2d<f32>;
@group(0) @binding(3) var half: texture_2d<f32>;
@group(0) @binding(4) var pair: texture_2d<f32>;
@group(0) @binding(5) var<storage, read_write> out: array<vec4f>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(halves, vec2i(0), 0);
  out[1] = textureLoad(small, vec2i(0), 0);
  out[2] = textureLoad(shared_exponent, vec2i(0), 0);
  out[3] = textureLoad(half, vec2i(0), 0);
  out[4] = textureLoad(pair, vec2i(0), 0);
}
