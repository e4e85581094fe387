//# require: f16
//# note: a column of three halves takes eight bytes
//# write 0:0: f16 1 2 3 any 4 5 6 any
//# expect 0:0: f16 4 5 6 any 1 2 3 any
enable f16;
@group(0) @binding(0) var<storage, read_write> m: mat2x3h;
@compute @workgroup_size(1) fn main() {
  m = mat2x3h(m[1], m[0]);
}
