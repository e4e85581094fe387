//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  const two = 2;
  let n = two * id;
  if n == 4 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  const two = 2;
  let n = two * g.x;
  if n == 4 {
    workgroupBarrier();
  }
}
