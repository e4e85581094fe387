//# dispatch: 1 1 1
//# read 0:0: i32 21845 0 11544 27 37449
//# expect 0:1: i32 828 0 0 8 306 2 0 0 2124 2
// continue within a switch goes on with the loop around it; break within the switch only leaves the switch.
@group(0) @binding(0) var<storage, read> code: array<i32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2i, 5>;

@compute @workgroup_size(5)
fn main(@builtin(local_invocation_index) at: u32) {
  var sum = 0;
  var skipped = 0;
  for (var k = 0u; k < 8u; k++) {
    let op = (code[at] >> (k * 2u)) & 3;
    var stop = false;
    switch op {
      case 0 {
        skipped++;
        continue;
      }
      case 1 {
        sum += i32(k);
      }
      case 2 {
        sum *= 2;
        break;
      }
      default {
        stop = true;
      }
    }
    if stop {
      break;
    }
    sum += 100;
  }
  out[at] = vec2i(sum, skipped);
}
