//# case fail
//# expect-error: wgsl/collective-uniformity line 10
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> rw: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<uniform> un: vec4u;
var<workgroup> wg: array<u32, 4>;
@compute @workgroup_size(64)
fn main() {
  if wg[0] == 1 {
    workgroupBarrier();
  }
}
//# case pass
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> rw: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<uniform> un: vec4u;
var<workgroup> wg: array<u32, 4>;
@compute @workgroup_size(64)
fn main() {
  if workgroupUniformLoad(&wg[0]) == 1 {
    workgroupBarrier();
  }
}
