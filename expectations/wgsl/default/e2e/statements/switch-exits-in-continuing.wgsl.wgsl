@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn main() {
  var i = 0u;
  loop {
    if (i > 3u) {
      break;
    }
    continuing {
      switch (i) {
        case 1u: {
          out[2] = 7u;
        }
        default: {
          if (out[i] == 0u) {
            break;
          } else {
            out[1] = i;
            break;
          }
        }
      }
      i = i + 1u;
    }
  }
}
