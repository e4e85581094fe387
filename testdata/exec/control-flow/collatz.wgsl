//# read 0:0: u32 1 7 27 97
//# expect 0:1: u32 0 16 111 118
@group(0) @binding(0) var<storage, read> given: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 4>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  var n = given[i];
  var steps = 0u;
  while n != 1 {
    n = select(n / 2, 3 * n + 1, n % 2 == 1);
    steps++;
  }
  out[i] = steps;
}
