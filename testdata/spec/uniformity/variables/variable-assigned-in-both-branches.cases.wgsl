//# case fail
//# expect-error: wgsl/collective-uniformity line 9
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  if g.x == 1 {
    n = 1;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  if g.x == 1 {
    n = 1;
  } else {
    n = 2;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
