enable subgroups;
fn corner(x: vec2f) -> vec2f {
  return quadBroadcast(x, 3);
}
