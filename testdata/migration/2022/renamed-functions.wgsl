//# expect-error: wgsl/old-name line 5
//# expect-error: wgsl/old-name line 9
//# expect-error: wgsl/old-name line 9
fn edge(x: f32) -> f32 {
  let a = smoothStep(0.0, 1.0, x);
  return a + smoothStep(0.5, 0.75, x);
}
fn bits(x: u32) -> u32 {
  return findLsb(x) + findMsb(x);
}
