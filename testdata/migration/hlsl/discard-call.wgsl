//# expect-error: wgsl/foreign-syntax line 6
//# expect-error: wgsl/unknown-identifier line 8
@fragment
fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
  if (at.x < 1.0) {
    discard();
  }
  clip(at.y - 1.0);
  return at;
}
