//# case fail
//# expect-error: wgsl/collective-uniformity line 9
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if g.x < 32 {
    if id == 1 {
      return;
    }
  }
  workgroupBarrier();
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if g.x < 32 {
    if g.y == 1 {
      return;
    }
  }
  workgroupBarrier();
}
