const other = false;
@compute @workgroup_size(1)
fn main() {
  if true || other {
    workgroupBarrier();
  }
}
