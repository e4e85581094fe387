//# case fail
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/const-integer-division line 10
//# expect-error: wgsl/const-integer-division line 11
//# expect-error: wgsl/const-integer-division line 20
//# expect-error: wgsl/const-integer-division line 24
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
//# case pass
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
