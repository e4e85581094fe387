//# expect-error: wgsl/old-syntax line 4
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-token line 7
@block
struct Globals {
  time: f32;
  @align(16) scale: vec2<f32>;
}
@group(0) @binding(0) var<uniform> globals: Globals;
fn now() -> f32 { return globals.time * globals.scale.x; }
