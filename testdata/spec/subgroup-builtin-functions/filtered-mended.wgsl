enable subgroups;
diagnostic(off, subgroup_uniformity);
@fragment
fn main(@location(0) x: f32) {
  if x > 0 { _ = subgroupMin(x); }
}
