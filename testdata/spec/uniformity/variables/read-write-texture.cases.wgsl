//# case fail
//# expect-error: wgsl/collective-uniformity line 6
@group(0) @binding(0) var t: texture_storage_2d<r32uint, read_write>;
@compute @workgroup_size(1)
fn main() {
  if textureLoad(t, vec2u()).x == 0 {
    workgroupBarrier();
  }
}
//# case pass
@group(0) @binding(0) var t: texture_storage_2d<r32uint, read>;
@compute @workgroup_size(1)
fn main() {
  if textureLoad(t, vec2u()).x == 0 {
    workgroupBarrier();
  }
}
