//# pipeline: compute
//# constants: {"n": 2}
override n = 1;
@compute @workgroup_size(1)
fn main() {
  for (var i = 0; i < 6 / n; i += 1) {
    switch 4 / n {
      case 1: {
        continue;
      }
      default: {
        break;
      }
    }
  }
  while 3 / n == 9 {
  }
  loop {
    continuing {
      break if 2 / n > 0;
    }
  }
}
