diagnostic(off, derivative_uniformity);
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  storageBarrier();
}
