//# dispatch: 1 1 1
//# read 0:0: u32 4 9 2 7
//# expect 0:1: u32 1 4 12 5
// Guards that keep an index in bounds in while, for, if and break-if.
@group(0) @binding(0) var<storage, read> data: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 4>;
var<private> touched: u32;

fn is(at: u32, wanted: u32) -> bool {
  touched++;
  return data[at] == wanted;
}

@compute @workgroup_size(1)
fn main() {
  var i = 0u;
  while i < 4 && !is(i, 9) {
    i++;
  }
  out[0] = i;
  var j = 0u;
  for (; j < 4 && !is(j, 100); j++) {
  }
  out[1] = j;
  var k = 0u;
  loop {
    k++;
    continuing {
      break if k > 3 || is(k, 1000);
    }
  }
  out[2] = touched + (k - 1);
  touched = 5;
  if j == 4 || is(j, 1) {
    out[3] = touched;
  }
}
