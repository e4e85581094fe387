enable subgroups;
fn bits(x: f32) -> u32 {
  return subgroupXor(bitcast<u32>(x));
}
