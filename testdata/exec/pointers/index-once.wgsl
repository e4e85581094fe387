//# note: the index of a pointer is fixed where the pointer is made
//# expect 0:0: u32 0 77 0 3
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var a = array<u32, 3>();
  var i = 1;
  let p = &a[i];
  i = 2;
  *p = 77;
  for (var j = 0; j < 3; j++) { out[j] = a[j]; }
  out[3] = u32(i + 1);
}
