@group(0) @binding(0) var<storage, read_write> out: array<i32, 2>;

@compute @workgroup_size(1)
fn main() {
  for (var a = 0i; a < 4i; a = a + 1i) {
    if (a == 1i) {
      continue;
    }
    var b = 0i;
    while (b < 4i) {
      b = b + 1i;
      if (b == a) {
        continue;
      }
      var c = 0i;
      loop {
        if (c == 3i) {
          break;
        }
        for (var d = 3i; d >= 0i; d = d - 1i) {
          if (d == c) {
            break;
          }
          out[0] = out[0] + (a + b + c + d);
        }
        continuing {
          c = c + 1i;
        }
      }
      if (b == 3i) {
        break;
      }
    }
    out[1] = b;
  }
}
