//# case fail
//# expect-error: wgsl/collective-uniformity line 6
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  switch id {
    case 1: {
      workgroupBarrier();
    }
    default: {
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  switch g.x {
    case 1: {
      workgroupBarrier();
    }
    default: {
    }
  }
}
