@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0i; i < 6i; i = i + 1i) {
    switch (i) {
      case 1i, 4i: {
        continue;
      }
      default: {
      }
    }
    out[0] = out[0] + i;
  }
  var n = 0i;
  while (n < 6i) {
    n = n + 1i;
    switch (n) {
      case 2i: {
        switch (out[0]) {
          case 0i: {
            continue;
          }
          default: {
            continue;
          }
        }
      }
      default: {
        out[1] = out[1] + n;
      }
    }
  }
  loop {
    switch (n) {
      case 3i: {
        n = n - 2i;
        continue;
      }
      default: {
        out[2] = out[2] + 1i;
      }
    }
    continuing {
      n = n - 1i;
      break if n <= 0i;
    }
  }
}
