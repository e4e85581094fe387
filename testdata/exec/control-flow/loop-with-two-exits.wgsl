//# read 0:0: u32 4 8 15 16 23 42
//# expect 0:1: u32 2 6 0
@group(0) @binding(0) var<storage, read> given: array<u32, 6>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 3>;
fn find(v: u32) -> u32 {
  var i = 0u;
  loop {
    if i >= 6 { break; }
    if given[i] == v { return i; }
    i++;
  }
  return i;
}
@compute @workgroup_size(1) fn main() {
  out[0] = find(15);
  out[1] = find(16 + 1);
  out[2] = find(4);
}
