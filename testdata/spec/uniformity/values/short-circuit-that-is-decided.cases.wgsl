//# case fail
//# expect-error: wgsl/collective-uniformity line 6
var<private> other = false;
@compute @workgroup_size(1)
fn main() {
  if true || other {
    workgroupBarrier();
  }
}
//# case pass
const other = false;
@compute @workgroup_size(1)
fn main() {
  if true || other {
    workgroupBarrier();
  }
}
