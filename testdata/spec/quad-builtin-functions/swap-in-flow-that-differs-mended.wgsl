enable subgroups;
@fragment
fn main(@builtin(front_facing) front: bool, @location(0) x: f32) -> @location(0) vec4f {
  let other = quadSwapX(x);
  var y = x;
  if front {
    y = other;
  }
  return vec4f(y);
}
