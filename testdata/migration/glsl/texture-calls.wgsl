//# expect-error: wgsl/unknown-identifier line 7
//# expect-error: wgsl/unknown-identifier line 8
//# expect-error: wgsl/unknown-identifier line 9
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var linear: sampler;
fn f(uv: vec2f) -> vec4f {
  let a = texture(image, uv);
  let b = textureLod(image, uv, 0.0);
  let c = texelFetch(image, vec2i(0, 0), 0);
  return a + b + c + textureSample(image, linear, uv);
}
