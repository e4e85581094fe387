//# case fail
//# expect-error: wgsl/collective-uniformity line 6
diagnostic(off, derivative_uniformity);
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id == 1 {
    storageBarrier();
  }
}
//# case pass
diagnostic(off, derivative_uniformity);
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  storageBarrier();
}
