//# case fail
//# expect-error: wgsl/collective-uniformity line 17
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  for (var i = 0; i < 3; i++) {
    switch i {
      case 1: {
        n = id;
        continue;
      }
      default: {
      }
    }
    n = 0;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  for (var i = 0; i < 3; i++) {
    switch i {
      case 1: {
        n = id;
        break;
      }
      default: {
      }
    }
    n = 0;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
