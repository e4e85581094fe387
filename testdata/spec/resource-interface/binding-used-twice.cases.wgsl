//# case fail
//# expect-error: wgsl/binding-unique line 3
@group(0) @binding(0) var<uniform> a: vec4f;
@group(0) @binding(0) var<uniform> b: vec4f;
@group(1) @binding(0) var<storage, read_write> out: vec4f;
@compute @workgroup_size(1)
fn main() {
  out = a + b;
}
//# case pass
@group(0) @binding(0) var<uniform> a: vec4f;
@group(0) @binding(1) var<uniform> b: vec4f;
@group(1) @binding(0) var<storage, read_write> out: vec4f;
@compute @workgroup_size(1)
fn main() {
  out = a + b;
}
