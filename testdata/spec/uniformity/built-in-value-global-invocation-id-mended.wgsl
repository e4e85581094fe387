@compute @workgroup_size(64)
fn main(@builtin(num_workgroups) v: vec3u) {
  if v.x == 1 {
    workgroupBarrier();
  }
}
