//# expect-error: wgsl/invariant-placement
@vertex
fn main(@location(0) @invariant place: vec4f) -> @builtin(position) vec4f {
  return place;
}
