//# case fail
//# expect-error: wgsl/read-only-store line 5
@group(0) @binding(0) var a: texture_2d<f32>;
@group(0) @binding(1) var b: texture_2d<f32>;
fn f() {
  a = b;
}
//# case pass
@group(0) @binding(0) var a: texture_2d<f32>;
@group(0) @binding(1) var b: texture_2d<f32>;
fn f() {
  _ = b;
}
