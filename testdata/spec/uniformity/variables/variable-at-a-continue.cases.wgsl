//# case fail
//# expect-error: wgsl/collective-uniformity line 13
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = 0u;
  for (var i = 0; i < 3; i++) {
    if g.x == 1 {
      n = id;
      continue;
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
  var n = 0u;
  for (var i = 0; i < 3; i++) {
    if g.x == 1 {
      n = id;
      break;
    }
    n = id;
    n = 0;
  }
  n = 1;
  if n == 1 {
    workgroupBarrier();
  }
}
