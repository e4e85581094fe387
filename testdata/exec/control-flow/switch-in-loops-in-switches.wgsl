//# dispatch: 1 1 1
//# expect 0:0: i32 0 422 312 1001 1008 1000 1007 1001 1008 1000 1007 1001
// Switches in loops in a switch, left by break, continue and return at every level.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 12>;

fn walk(start: i32) -> i32 {
  var n = start;
  var sum = 0;
  switch n {
    case 0 { return 0; }
    case 1, 2 {
      for (var i = 0; i < 5; i++) {
        var stop = false;
        switch (i + n) % 3 {
          case 0 { continue; }
          case 1 {
            sum += 10;
            if i > 3 { stop = true; break; }
            sum += 0;
          }
          default { sum++; }
        }
        if stop { break; }
        sum += 100;
      }
    }
    default {
      while n > 0 {
        switch n % 4 {
          case 1 { return 1000 + sum; }
          case 2 {
            n--;
            sum += 7;
            continue;
          }
          default { n -= 2; }
        }
        sum++;
      }
    }
  }
  return sum;
}

@compute @workgroup_size(12)
fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = walk(i32(i));
}
