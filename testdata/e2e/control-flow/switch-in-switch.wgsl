// Nested switches in which break leaves the inner one.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  switch out[0] {
    case 0 {
      switch out[1] {
        case 1 {
          if out[2] == 0 { break; }
          out[3] = 1;
        }
        default {
          out[3] = 2;
        }
      }
      out[0] = 5;
    }
    case 1, 2 {
      switch out[2] { case 3 { break; } default { return; } }
    }
    default {
      break;
    }
  }
  out[1] = 9;
}
