//# dispatch: 1 1 1
//# read 0:0: i32 6
//# expect 0:1: i32 15 6 6 0 21 720 5 -1
// for with every part left out in turn, with a call and a decrement as the update, and running zero times.
@group(0) @binding(0) var<storage, read> limit: i32;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 8>;

var<private> ticks = 0;

fn tick() {
  ticks += 1;
}

@compute @workgroup_size(1)
fn main() {
  let n = limit;
  for (var i = 0; i < n; i++) {
    out[0] += i;
  }
  var j = 0;
  for (; j < n; ) {
    j++;
  }
  out[1] = j;
  for (; ; tick()) {
    if ticks == n {
      break;
    }
  }
  out[2] = ticks;
  for (var k = n; k < n; k++) {
    out[3] = 100;
  }
  for (var m = n; m > 0; m--) {
    out[4] += m;
  }
  var f = 1;
  for (var m = 1; ; m += 1) {
    f *= m;
    if m == n { break; }
  }
  out[5] = f;
  var last: i32;
  for (last = 0; last + 1 < n; last = last + 1) {
  }
  out[6] = last;
  for (out[7] = n; out[7] >= 0; out[7]--) {
  }
}
