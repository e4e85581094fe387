//# note: counter-clockwise from below left; the components of a texel differ by 10
//# texture 0:0: 2d rgba32float 2x2: f32 1 11 21 31  2 12 22 32  3 13 23 33  4 14 24 34
//# texture 0:1: 2d rgba32sint 2x2: i32 -1 -11 -21 -31  -2 -12 -22 -32  -3 -13 -23 -33  -4 -14 -24 -34
//# texture 0:2: 2d_array rgba32uint 2x2x2: u32 0*16 1 11 21 31  2 12 22 32  3 13 23 33  4 14 24 34
//# texture 0:3: cube r32float 2x2x6: f32 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
//# texture 0:4: cube_array r32float 2x2x12: f32 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48
//# texture 0:5: 2d depth32float 2x2: f32 0.125 0.25 0.5 0.75
//# texture 0:6: 2d_array depth32float 2x2x2: f32 1*4 0.125 0.25 0.5 0.75
//# texture 0:7: cube depth32float 2x2x6: f32 0*4 0.5*4 0*16
//# sampler 0:8: nearest
//# sampler 0:9: compare=less
//# expect 0:10: f32 3 4 2 1  13 14 12 11  23 24 22 21  33 34 32 31  4 4 4 4
//# expect 0:10: f32 -13 -14 -12 -11  -33 -34 -32 -31
//# expect 0:10: f32 23 24 22 21  4 4 4 4
//# expect 0:10: f32 1*4  23 24 22 21  43 44 42 41
//# expect 0:10: f32 0.5 0.75 0.25 0.125  0.5 0.75 0.25 0.125  0.5*4
//# expect 0:10: f32 1 1 0 0  1 1 0 0  1 1 1 1
// Each component of textures of each kind, and comparisons of four.
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var signed: texture_2d<i32>;
@group(0) @binding(2) var unsigned: texture_2d_array<u32>;
@group(0) @binding(3) var sky: texture_cube<f32>;
@group(0) @binding(4) var skies: texture_cube_array<f32>;
@group(0) @binding(5) var depth: texture_depth_2d;
@group(0) @binding(6) var depths: texture_depth_2d_array;
@group(0) @binding(7) var around: texture_depth_cube;
@group(0) @binding(8) var plain: sampler;
@group(0) @binding(9) var less: sampler_comparison;
@group(0) @binding(10) var<storage, read_write> out: array<vec4f, 18>;

@compute @workgroup_size(1) fn main() {
  let middle = vec2f(0.5);
  let left = vec3f(-1.0, 0.0, 0.0);
  out[0] = textureGather(0, image, plain, middle);
  out[1] = textureGather(1u, image, plain, middle);
  out[2] = textureGather(2, image, plain, middle);
  out[3] = textureGather(3, image, plain, middle);
  out[4] = textureGather(0, image, plain, middle, vec2i(1));
  out[5] = vec4f(textureGather(1, signed, plain, middle));
  out[6] = vec4f(textureGather(3, signed, plain, middle));
  out[7] = vec4f(textureGather(2, unsigned, plain, middle, 1));
  out[8] = vec4f(textureGather(0, unsigned, plain, middle, 1u, vec2i(1)));
  out[9] = textureGather(3, sky, plain, left);
  out[10] = textureGather(0, sky, plain, vec3f(0.0, 0.0, -1.0));
  out[11] = textureGather(0, skies, plain, vec3f(0.0, 0.0, 1.0), 1);
  out[12] = textureGather(depth, plain, middle);
  out[13] = textureGather(depths, plain, middle, 1);
  out[14] = textureGather(around, plain, left);
  out[15] = textureGatherCompare(depth, less, middle, 0.3);
  out[16] = textureGatherCompare(depths, less, middle, 1, 0.3);
  out[17] = textureGatherCompare(around, less, left, 0.3);
}
