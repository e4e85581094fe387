//# case fail
//# expect-error: wgsl/collective-uniformity line 9
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a: array<u32, 4>;
  var i = id % 4;
  let q = &a[i];
  i = 0;
  if *q == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a: array<u32, 4>;
  var i = 0u;
  let q = &a[i];
  i = id;
  if *q == 1 {
    workgroupBarrier();
  }
}
