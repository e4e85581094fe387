//# case fail
//# expect-error: wgsl/declaration-cycle line 2
fn even(n: u32) -> bool {
  if n == 0 { return true; }
  return odd(n - 1);
}
fn odd(n: u32) -> bool {
  if n == 0 { return false; }
  return even(n - 1);
}
//# case pass
fn even(n: u32) -> bool {
  if n == 0 { return true; }
  return odd(n - 1);
}
fn odd(n: u32) -> bool {
  if n == 0 { return false; }
  return n % 2 == 1;
}
