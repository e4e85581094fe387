//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@group(0) @binding(0) var<storage, read_write> bytes: buffer;
@compute @workgroup_size(1)
fn main() {
  let p = bufferView<u32>(&bytes, 0);
  if *p == 0 {
    workgroupBarrier();
  }
}
//# case pass
@group(0) @binding(0) var<storage> bytes: buffer;
@compute @workgroup_size(1)
fn main() {
  let p = bufferView<u32>(&bytes, 0);
  if *p == 0 {
    workgroupBarrier();
  }
}
