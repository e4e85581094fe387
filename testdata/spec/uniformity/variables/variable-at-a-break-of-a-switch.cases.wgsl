//# case fail
//# expect-error: wgsl/collective-uniformity line 17
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = 0u;
  switch g.x {
    case 1: {
      n = id;
      if g.y == 1 {
        break;
      }
      n = 0;
    }
    default: {
    }
  }
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = 0u;
  switch g.x {
    case 1: {
      n = id;
      if g.y == 1 {
        return;
      }
      n = 0;
    }
    default: {
    }
  }
  if n == 1 {
    workgroupBarrier();
  }
}
