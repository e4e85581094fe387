//# require: f16
//# write 0:0: f16 1 2 3 4 5 6
//# expect 0:0: f16 2 4 6 8 10 12
enable f16;
@group(0) @binding(0) var<storage, read_write> halves: array<f16, 6>;
@compute @workgroup_size(6) fn main(@builtin(local_invocation_index) i: u32) {
  halves[i] = halves[i] * 2.0h;
}
