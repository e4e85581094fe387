//# case fail
//# expect-error: wgsl/collective-uniformity line 6
override limit = 3u;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if limit == id {
    workgroupBarrier();
  }
}
//# case pass
override limit = 3u;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if limit == 4 {
    workgroupBarrier();
  }
}
