//# case fail
//# pipeline: compute
//# constants: {"n": 1024}
//# expect-error: wgsl/workgroup-storage line 8
override n = 100;
var<workgroup> a: array<vec4f, n>;
var<workgroup> b: f32;
@compute @workgroup_size(1)
fn main() {
  a[0] = vec4f(b);
}
//# case pass
//# pipeline: compute
//# constants: {"n": 1023}
override n = 100;
var<workgroup> a: array<vec4f, n>;
var<workgroup> b: f32;
@compute @workgroup_size(1)
fn main() {
  a[0] = vec4f(b);
}
