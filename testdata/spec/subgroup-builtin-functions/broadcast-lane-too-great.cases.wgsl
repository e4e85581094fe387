//# case fail
//# expect-error: wgsl/argument-range line 4
enable subgroups;
fn spread(x: vec3i) -> vec3i {
  return subgroupBroadcast(x, 128);
}
//# case pass
enable subgroups;
fn spread(x: vec3i) -> vec3i {
  return subgroupBroadcast(x, 127);
}
