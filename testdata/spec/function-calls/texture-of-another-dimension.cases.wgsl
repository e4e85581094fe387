//# case fail
//# expect-error: wgsl/argument-type line 7
@group(0) @binding(0) var t: texture_3d<f32>;
fn size(image: texture_2d<f32>) -> vec2u {
  return textureDimensions(image);
}
fn f() {
  _ = size(t);
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
fn size(image: texture_2d<f32>) -> vec2u {
  return textureDimensions(image);
}
fn f() {
  _ = size(t);
}
