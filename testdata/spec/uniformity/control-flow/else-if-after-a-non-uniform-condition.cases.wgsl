//# case fail
//# expect-error: wgsl/collective-uniformity line 6
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if id < 32 {
  } else if g.x == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if g.y < 32 {
  } else if g.x == 1 {
    workgroupBarrier();
  }
}
