enable subgroups;
fn later(x: f32) -> f32 {
  return subgroupShuffleDown(x, (1u << 7) - 1);
}
