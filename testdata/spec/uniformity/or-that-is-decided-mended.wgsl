const p = false;
@compute @workgroup_size(1)
fn main() {
  if true || p {
    workgroupBarrier();
  }
}
