//# case fail
//# expect-error: wgsl/invariant-placement line 3
@vertex
fn main(@location(0) @invariant place: vec4f) -> @builtin(position) vec4f {
  return place;
}
//# case pass
@vertex
fn main(@location(0) place: vec4f) -> @builtin(position) vec4f {
  return place;
}
