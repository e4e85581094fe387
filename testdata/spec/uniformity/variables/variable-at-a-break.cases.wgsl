//# case fail
//# expect-error: wgsl/collective-uniformity line 13
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = 0u;
  loop {
    if g.x == 1 {
      n = id;
      break;
    }
    n = 0;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  loop {
    n = 0;
    if g.x == 1 {
      break;
    }
    n = id;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
