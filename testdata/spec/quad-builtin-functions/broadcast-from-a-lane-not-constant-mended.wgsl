enable subgroups;
fn corner(x: vec2f, i: u32) -> vec2f {
  const lower = 2u;
  return quadBroadcast(x, lower);
}
