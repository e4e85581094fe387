//# case fail
//# expect-error: wgsl/builtin-function-stage line 4
enable subgroups;
fn total(x: f32) -> f32 {
  return subgroupAdd(x);
}
@vertex
fn main(@location(0) x: f32) -> @builtin(position) vec4f {
  return vec4f(total(x));
}
//# case pass
enable subgroups;
fn total(x: f32) -> f32 {
  return subgroupAdd(x);
}
@fragment
fn main(@location(0) x: f32) -> @location(0) vec4f {
  return vec4f(total(x));
}
