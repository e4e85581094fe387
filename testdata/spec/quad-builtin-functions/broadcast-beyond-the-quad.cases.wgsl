//# case fail
//# expect-error: wgsl/argument-range line 4
enable subgroups;
fn corner(x: vec2f) -> vec2f {
  return quadBroadcast(x, 4);
}
//# case pass
enable subgroups;
fn corner(x: vec2f) -> vec2f {
  return quadBroadcast(x, 3);
}
