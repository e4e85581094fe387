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
