//# case fail
//# expect-error: wgsl/collective-uniformity
var<workgroup> count: u32;
@compute @workgroup_size(64)
fn main() {
  let n = count;
  for (var i = 0u; i < n; i++) {
    workgroupBarrier();
  }
}
//# case pass
var<workgroup> count: u32;
@compute @workgroup_size(64)
fn main() {
  let n = workgroupUniformLoad(&count);
  for (var i = 0u; i < n; i++) {
    workgroupBarrier();
  }
}
