//# case fail
//# expect-error: wgsl/collective-uniformity line 13
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> rw: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<uniform> un: vec4u;
var<workgroup> wg: array<u32, 4>;
fn fetch(q: ptr<storage, u32>) -> u32 {
  return *q;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if fetch(&ro[id]) == 1 {
    workgroupBarrier();
  }
}
//# case pass
var<private> p: u32;
@group(0) @binding(0) var<storage, read_write> rw: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<uniform> un: vec4u;
var<workgroup> wg: array<u32, 4>;
fn fetch(q: ptr<storage, u32>) -> u32 {
  return *q;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if fetch(&ro[g.x]) == 1 {
    workgroupBarrier();
  }
}
