enable subgroups;
fn spread(x: vec3i) -> vec3i {
  return subgroupBroadcast(x, 127);
}
