//# note: levels hold 0, 1 and 2, layers 10 more each; one pixel to a texel of the first level, two of the second
//# draw: 3
//# target: 4x4 r32uint
//# texture 0:0: 2d r32float 4x4 mips 3: f32 0*16 1*4 2
//# texture 0:1: 2d_array r32float 4x4x2 mips 3: f32 0*16 10*16 1*4 11*4 2 12
//# texture 0:2: 3d r32float 4x4x4 mips 3: f32 0*64 1*8 2
//# texture 0:3: cube r32float 1x1x6: f32 0 1 2 3 4 5
//# texture 0:4: cube_array r32float 1x1x12: f32 0 1 2 3 4 5 6 7 8 9 10 11
//# texture 0:5: 2d depth32float 4x4 mips 3: f32 0.5*16 0.25*4 0.75
//# texture 0:6: 2d_array depth32float 1x1x2: f32 0.25 0.75
//# texture 0:7: cube depth32float 1x1x6: f32 0.25 0.75 0.25 0.75 0.25 0.75
//# sampler 0:8: nearest repeat
//# sampler 0:9: compare=less
//# expect target: u32 0*16
// Each way to sample in a fragment, for each kind of texture; a bit for each that gives something else.
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var layers: texture_2d_array<f32>;
@group(0) @binding(2) var volume: texture_3d<f32>;
@group(0) @binding(3) var sky: texture_cube<f32>;
@group(0) @binding(4) var skies: texture_cube_array<f32>;
@group(0) @binding(5) var depth: texture_depth_2d;
@group(0) @binding(6) var depths: texture_depth_2d_array;
@group(0) @binding(7) var around: texture_depth_cube;
@group(0) @binding(8) var plain: sampler;
@group(0) @binding(9) var less: sampler_comparison;

@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}

@fragment fn colour(@builtin(position) position: vec4f) -> @location(0) u32 {
  let at = position.xy / 4.0;
  let deep = vec3f(at, 0.5);
  let left = vec3f(-1.0, 0.1, 0.1);
  // Two texels of the first level to a pixel: the second level.
  let dx = vec2f(0.5, 0.0);
  let dy = vec2f(0.0, 0.5);
  var bits = 0u;
  bits |= u32(textureSample(image, plain, at).x != 0.0);
  bits |= u32(textureSample(image, plain, at * 2.0, vec2i(1, -1)).x != 1.0) << 1u;
  bits |= u32(textureSample(layers, plain, at * 4.0, 1).x != 12.0) << 2u;
  bits |= u32(textureSample(volume, plain, deep * 2.0).x != 1.0) << 3u;
  bits |= u32(textureSample(sky, plain, left).x != 1.0) << 4u;
  bits |= u32(textureSample(skies, plain, left, 1u).x != 7.0) << 5u;
  bits |= u32(textureSample(depth, plain, at * 2.0) != 0.25) << 6u;
  bits |= u32(textureSample(depths, plain, at, 1) != 0.75) << 7u;
  bits |= u32(textureSample(around, plain, left) != 0.75) << 8u;
  bits |= u32(textureSampleBias(image, plain, at, 1.0).x != 1.0) << 9u;
  bits |= u32(textureSampleBias(layers, plain, at * 2.0, 0, 1.0, vec2i(2)).x != 2.0) << 10u;
  bits |= u32(textureSampleBias(volume, plain, deep * 4.0, -1.0).x != 1.0) << 11u;
  bits |= u32(textureSampleBias(sky, plain, left, 0.5).x != 1.0) << 12u;
  bits |= u32(textureSampleGrad(image, plain, at, dx, dy).x != 1.0) << 13u;
  bits |= u32(textureSampleGrad(layers, plain, at, 1, dx * 2.0, dy * 2.0, vec2i(1)).x != 12.0) << 14u;
  bits |= u32(textureSampleGrad(volume, plain, deep, vec3f(dx, 0.0), vec3f(dy, 0.0)).x != 1.0) << 15u;
  bits |= u32(textureSampleGrad(sky, plain, left, vec3f(), vec3f()).x != 1.0) << 16u;
  bits |= u32(textureSampleGrad(skies, plain, left, 0, vec3f(), vec3f()).x != 1.0) << 17u;
  bits |= u32(textureSampleLevel(layers, plain, at, 1, 1.0, vec2i(-1)).x != 11.0) << 18u;
  bits |= u32(textureSampleLevel(volume, plain, deep, 2.0).x != 2.0) << 19u;
  bits |= u32(textureSampleLevel(depth, plain, at, 2) != 0.75) << 20u;
  bits |= u32(textureSampleLevel(around, plain, -left, 0u) != 0.25) << 21u;
  bits |= u32(textureSampleCompare(depth, less, at, 0.4) != 1.0) << 22u;
  bits |= u32(textureSampleCompare(depth, less, at * 2.0, 0.4) != 0.0) << 23u;
  bits |= u32(textureSampleCompare(depths, less, at, 1, 0.5) != 1.0) << 24u;
  bits |= u32(textureSampleCompare(around, less, -left, 0.5) != 0.0) << 25u;
  bits |= u32(textureSampleCompareLevel(depth, less, at * 2.0, 0.4, vec2i(1)) != 1.0) << 26u;
  bits |= u32(textureSampleCompareLevel(depths, less, at, 0u, 0.5) != 0.0) << 27u;
  bits |= u32(textureSampleCompareLevel(around, less, left, 0.5) != 1.0) << 28u;
  return bits;
}
