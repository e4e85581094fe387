//# case fail
//# expect-error: wgsl/subgroup-uniformity line 6
enable subgroups;
diagnostic(off, derivative_uniformity);
@fragment
fn main(@location(0) x: f32) {
  if x > 0 { _ = subgroupMin(x); }
}
//# case pass
enable subgroups;
diagnostic(off, subgroup_uniformity);
@fragment
fn main(@location(0) x: f32) {
  if x > 0 { _ = subgroupMin(x); }
}
