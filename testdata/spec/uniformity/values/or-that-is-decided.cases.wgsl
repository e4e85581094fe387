//# case fail
//# expect-error: wgsl/collective-uniformity line 6
var<private> p = false;
@compute @workgroup_size(1)
fn main() {
  if true || p {
    workgroupBarrier();
  }
}
//# case pass
const p = false;
@compute @workgroup_size(1)
fn main() {
  if true || p {
    workgroupBarrier();
  }
}
