//# case fail
//# expect-error: wgsl/const-expression-required line 7
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
override shift = 1;
@fragment
fn main() {
  _ = textureSampleGrad(t, s, vec2f(), vec2f(), vec2f(), vec2i(shift));
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
const shift = 1;
@fragment
fn main() {
  _ = textureSampleGrad(t, s, vec2f(), vec2f(), vec2f(), vec2i(shift));
}
