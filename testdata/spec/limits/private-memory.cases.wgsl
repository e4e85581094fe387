//# case fail
//# pipeline: compute
//# expect-error: wgsl/memory-limit line 9
var<private> a: array<vec4f, 4096>;
var<private> b: f32;
fn used() -> f32 {
  return a[0].x;
}
@compute @workgroup_size(1)
fn main() {
  _ = used() + b;
}
//# case pass
//# pipeline: compute
//# limits: {"maxPrivateStorageSize": 8196}
var<private> a: array<vec4f, 512>;
var<private> b: f32;
fn used() -> f32 {
  return a[0].x;
}
@compute @workgroup_size(1)
fn main() {
  _ = used() + b;
}
