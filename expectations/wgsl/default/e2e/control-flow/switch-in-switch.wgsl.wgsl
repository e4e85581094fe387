@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  switch (out[0]) {
    case 0i: {
      switch (out[1]) {
        case 1i: {
          if (out[2] == 0i) {
            break;
          }
          out[3] = 1i;
        }
        default: {
          out[3] = 2i;
        }
      }
      out[0] = 5i;
    }
    case 1i, 2i: {
      switch (out[2]) {
        case 3i: {
        }
        default: {
          return;
        }
      }
    }
    default: {
    }
  }
  out[1] = 9i;
}
