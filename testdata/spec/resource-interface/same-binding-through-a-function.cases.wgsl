//# case fail
//# expect-error: wgsl/binding-unique line 3
@group(0) @binding(0) var<uniform> a: f32;
@group(0) @binding(0) var<storage> b: f32;
fn g() -> f32 {
  return b;
}
@compute @workgroup_size(1)
fn first() {
  _ = a;
}
@compute @workgroup_size(1)
fn second() {
  _ = a * g();
}
//# case pass
@group(0) @binding(0) var<uniform> a: f32;
@group(0) @binding(0) var<storage> b: f32;
fn g() -> f32 {
  return b;
}
@compute @workgroup_size(1)
fn first() {
  _ = a;
}
@compute @workgroup_size(1)
fn second() {
  _ = g();
}
