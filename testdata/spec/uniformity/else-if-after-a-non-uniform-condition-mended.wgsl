@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if g.y < 32 {
  } else if g.x == 1 {
    workgroupBarrier();
  }
}
