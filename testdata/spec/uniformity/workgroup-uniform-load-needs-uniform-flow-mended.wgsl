var<workgroup> a: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  _ = workgroupUniformLoad(&a);
}
