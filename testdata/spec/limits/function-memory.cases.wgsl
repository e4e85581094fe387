//# case fail
//# pipeline: compute
//# expect-error: wgsl/memory-limit line 3
fn used() -> f32 {
  var a: array<vec4f, 2400>;
  {
    var b: array<vec4f, 2400>;
    _ = b[1];
  }
  return a[0].x;
}
@compute @workgroup_size(1)
fn main() {
  var c: array<vec4f, 4000>;
  _ = used() + c[0].x;
}
//# case pass
//# pipeline: compute
//# limits: {"maxFunctionStorageSize": 9600}
fn used() -> f32 {
  var a: array<vec4f, 300>;
  {
    var b: array<vec4f, 300>;
    _ = b[1];
  }
  return a[0].x;
}
@compute @workgroup_size(1)
fn main() {
  var c: array<vec4f, 500>;
  _ = used() + c[0].x;
}
