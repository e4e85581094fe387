//# case fail
//# expect-error: wgsl/collective-uniformity line 6
var<workgroup> a: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id == 1 {
    _ = workgroupUniformLoad(&a);
  }
}
//# case pass
var<workgroup> a: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  _ = workgroupUniformLoad(&a);
}
