//# note: a texture as a table of products, read by data
//# texture 0:0: 2d rg32uint 3x3: u32 0 0 0 1 0 2 1 0 1 1 1 2 2 0 2 1 2 2
//# read 0:1: u32 2 1 0 2 1 1
//# expect 0:2: u32 1 2  2 0  1 1
@group(0) @binding(0) var table: texture_2d<u32>;
@group(0) @binding(1) var<storage, read> keys: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> out: array<vec2u>;
@compute @workgroup_size(3) fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = textureLoad(table, keys[i], 0).xy;
}
