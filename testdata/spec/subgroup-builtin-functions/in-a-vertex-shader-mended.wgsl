enable subgroups;
fn total(x: f32) -> f32 {
  return subgroupAdd(x);
}
@fragment
fn main(@location(0) x: f32) -> @location(0) vec4f {
  return vec4f(total(x));
}
