//# case fail
//# expect-error: wgsl/argument-range line 6
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSample(t, s, vec2f(), vec2i(7, 8));
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSample(t, s, vec2f(), vec2i(7, -8));
}
