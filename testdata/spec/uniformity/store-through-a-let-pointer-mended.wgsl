@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = id;
  let q = &n;
  *q = 0;
  if n == 1 {
    workgroupBarrier();
  }
}
