//# case fail
//# expect-error: wgsl/collective-uniformity line 6
@group(0) @binding(0) var<storage> bytes: buffer;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  if *bufferView<u32>(&bytes, i * 4) == 0 {
    workgroupBarrier();
  }
}
//# case pass
@group(0) @binding(0) var<storage> bytes: buffer;
@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) i: vec3u) {
  if *bufferView<u32>(&bytes, i.x * 4) == 0 {
    workgroupBarrier();
  }
}
