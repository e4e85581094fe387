//# case fail
//# expect-error: wgsl/const-expression-required line 4
enable subgroups;
fn corner(x: vec2f, i: u32) -> vec2f {
  return quadBroadcast(x, i);
}
//# case pass
enable subgroups;
fn corner(x: vec2f, i: u32) -> vec2f {
  const lower = 2u;
  return quadBroadcast(x, lower);
}
