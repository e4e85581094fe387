@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) v: vec3u) {
  if v.x == 1 {
    workgroupBarrier();
  }
}
