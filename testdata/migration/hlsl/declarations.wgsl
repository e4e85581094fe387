//# expect-error: wgsl/foreign-syntax line 6
//# expect-error: wgsl/foreign-syntax line 7
//# expect-error: wgsl/foreign-syntax line 9
//# expect-error: wgsl/foreign-name line 9
//# expect-error: wgsl/foreign-syntax line 10
static const float gain = 0.5;
groupshared float cache[64];
fn f(i: u32) -> f32 {
  float3 colour = float3(1.0, 0.5, 0.25), other;
  float weights[3];
  weights[0] = gain;
  other = colour;
  return cache[i] + other.x + weights[0];
}
