//# case fail
//# expect-error: wgsl/subgroup-uniformity line 7
enable subgroups;
@fragment
fn main(@builtin(front_facing) front: bool, @location(0) x: f32) -> @location(0) vec4f {
  var y = x;
  if front {
    y = quadSwapX(x);
  }
  return vec4f(y);
}
//# case pass
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
