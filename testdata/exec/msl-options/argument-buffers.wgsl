//# options msl: {"argument_buffers": "0=4 1=0", "binding_indices": "1:0=5"}
//# note: in MSL both groups are structures in buffers, and the functions get their members
//# uniform 0:0: f32 2 10
//# texture 0:1: 2d rgba32float 2x1: f32 1 2 3 4 5 6 7 8
//# sampler 0:2: nearest
//# read 1:0: f32 1 100 1000
//# expect 1:3: f32 32 502 1000 3 4
struct Factors { first: f32, second: f32 }
@group(0) @binding(0) var<uniform> factors: Factors;
@group(0) @binding(1) var picture: texture_2d<f32>;
@group(0) @binding(2) var plain: sampler;
@group(1) @binding(0) var<storage> values: array<f32>;
@group(1) @binding(3) var<storage, read_write> results: array<f32>;

fn texel(x: f32) -> vec4f { return textureSampleLevel(picture, plain, vec2f(x, 0.5), 0.0); }

fn put(at: u32, value: f32) { results[at] = value * values[at]; }

@compute @workgroup_size(1)
fn main() {
  put(0u, texel(0.25).z * factors.second + factors.first);
  put(1u, texel(0.75).x + factors.first / 100.0);
  put(2u, texel(0.25).x);
  results[3] = f32(arrayLength(&values));
  results[4] = texel(0.25).w;
}
