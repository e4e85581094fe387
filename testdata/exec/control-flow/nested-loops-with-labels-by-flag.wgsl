//# note: the first pair whose product is in the table
//# expect 0:0: u32 3 7
@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;
@compute @workgroup_size(1) fn main() {
  var found = false;
  for (var a = 2u; a < 10 && !found; a++) {
    for (var b = a; b < 10; b++) {
      if a * b == 21 {
        out[0] = a;
        out[1] = b;
        found = true;
        break;
      }
    }
  }
}
