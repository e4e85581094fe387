//# case fail
//# expect-error: wgsl/collective-uniformity line 13
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> rw: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<uniform> un: vec4u;
var<workgroup> wg: array<u32, 4>;
fn fetch(q: ptr<storage, array<u32>, read_write>) -> u32 {
  return q[0];
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if fetch(&rw) == 1 {
    workgroupBarrier();
  }
}
//# case pass
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> rw: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<uniform> un: vec4u;
var<workgroup> wg: array<u32, 4>;
fn fetch(q: ptr<storage, array<u32>, read>) -> u32 {
  return q[0];
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if fetch(&ro) == 1 {
    workgroupBarrier();
  }
}
