//# options glsl: {"binding_numbers": "0:0=9 0:1=3 1:0=0", "texture_units": "0:2=5 1:2+1:3=0", "texture_names": "1:2+1:3=painted"}
//# note: the numbers of GLSL are others than those in order; other executors bind as always
//# uniform 0:0: f32 3
//# write 0:1: u32 5 6 7
//# texture 0:2: 2d r32uint 2x1x1: u32 8 9
//# read 1:0: f32 1 2 4
//# expect 1:1: f32 3 6 12 3
//# texture 1:2: 2d rgba8unorm 1x1x1: u8 255 0 255 0
//# sampler 1:3: nearest
//# expect 0:1: u32 14 16 8
@group(0) @binding(0) var<uniform> scale: f32;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
@group(0) @binding(2) var table: texture_2d<u32>;
@group(1) @binding(0) var<storage> values: array<f32>;
@group(1) @binding(1) var<storage, read_write> results: array<f32>;
@group(1) @binding(2) var colours: texture_2d<f32>;
@group(1) @binding(3) var plain: sampler;

@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) i: u32) {
  results[i] = values[i] * scale;
  let painted = textureSampleLevel(colours, plain, vec2f(0.5), 0);
  if i < 2 { counts[i] += textureLoad(table, vec2u(i, 0), 0).x + 1 + u32(painted.g); } else { counts[i] += u32(painted.x); }
  if i == 0u { results[3] = f32(arrayLength(&counts)); }
}
