//# expect-error: wgsl/declaration-cycle
fn down(n: i32) -> i32 {
  if n > 0 {
    return down(n - 1);
  }
  return n;
}
