//# case fail
//# expect-error: wgsl/return-type-constructible line 3
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() -> texture_2d<f32> {
  return t;
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() -> vec2u {
  return textureDimensions(t);
}
