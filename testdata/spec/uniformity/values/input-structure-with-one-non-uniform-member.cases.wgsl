//# case fail
//# expect-error: wgsl/collective-uniformity line 9
struct In {
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_id) other: vec3u,
}
@compute @workgroup_size(64)
fn main(in: In) {
  if in.group.x == 1 {
    workgroupBarrier();
  }
}
//# case pass
struct In {
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) other: vec3u,
}
@compute @workgroup_size(64)
fn main(in: In) {
  if in.group.x == 1 {
    workgroupBarrier();
  }
}
