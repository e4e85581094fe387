//# expect-error: wgsl/old-syntax line 6
//# expect-error: wgsl/initializer-type line 8
//# expect-error: wgsl/no-matching-overload line 9
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var film: texture_external;
[[group(0), binding(2)]] var nearest: sampler;
fn f(uv: vec2<f32>) -> vec4<f32> {
  let size: vec2<i32> = textureDimensions(image, 0);
  return textureSampleLevel(film, nearest, uv) + vec4<f32>(f32(size.x));
}
