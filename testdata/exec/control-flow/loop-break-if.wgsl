//# dispatch: 1 1 1
//# read 0:0: u32 2 3 7 27 1 97
//# expect 0:1: u32 1 7 16 100 3 100
// break-if at the end of a continuing block makes a loop that is tested at its foot. Names of the body reach it.
@group(0) @binding(0) var<storage, read> start: array<u32, 6>;
@group(0) @binding(1) var<storage, read_write> steps: array<u32, 6>;

@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) i: u32) {
  var v = start[i];
  var n = 0u;
  loop {
    let odd = (v & 1u) == 1u;
    if odd {
      v = 3u * v + 1u;
    } else {
      v = v / 2u;
    }
    continuing {
      n++;
      let done = v == 1u;
      break if done || n >= 100u;
    }
  }
  steps[i] = n;
}
