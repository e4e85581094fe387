//# case fail
//# expect-error: wgsl/collective-uniformity line 11
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  switch id {
    case 1: {
      return;
    }
    default: {
    }
  }
  workgroupBarrier();
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  switch id {
    case 1: {
      break;
    }
    default: {
    }
  }
  workgroupBarrier();
}
