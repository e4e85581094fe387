//# read 0:0: i32 -2147483648 -1 0 2147483647 5
//# expect 0:1: u32 1 2 3 4 9
@group(0) @binding(0) var<storage, read> given: array<i32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 5>;
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) i: u32) {
  switch given[i] {
    case -2147483648: { out[i] = 1; }
    case -1: { out[i] = 2; }
    case 0: { out[i] = 3; }
    case 2147483647: { out[i] = 4; }
    default: { out[i] = 9; }
  }
}
