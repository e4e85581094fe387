@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if vec2f(f32(g.x), 1).y > 0 {
    workgroupBarrier();
  }
}
