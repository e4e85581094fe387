//# options msl: {"binding_indices": "0:0=9 0:1=3 1:0=0"}
//# note: the indices of MSL are others than those in order; other executors bind as always
//# uniform 0:0: f32 3
//# write 0:1: u32 5 6 7
//# read 1:0: f32 1 2 4
//# expect 1:1: f32 3 6 12 3
//# expect 0:1: u32 6 7 8
@group(0) @binding(0) var<uniform> scale: f32;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
@group(1) @binding(0) var<storage> values: array<f32>;
@group(1) @binding(1) var<storage, read_write> results: array<f32>;

@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) i: u32) {
  results[i] = values[i] * scale;
  counts[i] += 1u;
  if i == 0u { results[3] = f32(arrayLength(&counts)); }
}
