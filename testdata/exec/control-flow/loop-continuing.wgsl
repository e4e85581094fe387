//# dispatch: 1 1 1
//# read 0:0: i32 0 1 5 10 20
//# expect 0:1: i32 0 0 0 1 1 3 13 6 73 11
// A loop left by break, with a continue that still goes through the continuing block.
@group(0) @binding(0) var<storage, read> n: array<i32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2i, 5>;

@compute @workgroup_size(5)
fn main(@builtin(local_invocation_index) at: u32) {
  var i = 0;
  var sum = 0;
  var steps = 0;
  loop {
    if i >= n[at] {
      break;
    }
    if i % 3 == 0 {
      continue;
    }
    sum += i;
    continuing {
      steps++;
      i += 1 + (i & 1);
    }
  }
  out[at] = vec2i(sum, steps);
}
