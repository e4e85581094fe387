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
