//# case fail
//# pipeline: compute
//# expect-error: wgsl/immediate-limit line 4
struct Push { a: mat4x4f, b: f32 }
var<immediate> push: Push;
@compute @workgroup_size(1)
fn main() {
  _ = push.b;
}
//# case pass
//# pipeline: compute
//# limits: {"maxImmediateSize": 128}
struct Push { a: mat4x4f, b: f32 }
var<immediate> push: Push;
@compute @workgroup_size(1)
fn main() {
  _ = push.b;
}
