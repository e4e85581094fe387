//# case fail
//# expect-error: wgsl/store-type line 4
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() {
  var copy = t;
  _ = textureDimensions(copy);
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() {
  let copy = t;
  _ = textureDimensions(copy);
}
