//# note: clamp is min(max(e, low), high), also where low is above high
//# read 0:0: i32 5 -5 15
//# expect 0:1: i32 5 0 10 3 3 3
@group(0) @binding(0) var<storage, read> given: array<i32, 3>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 6>;
@compute @workgroup_size(3) fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = clamp(given[i], 0, 10);
  out[3 + i] = min(max(given[i], 7), 3);
}
