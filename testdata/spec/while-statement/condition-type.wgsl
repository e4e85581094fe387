//# expect-error: wgsl/condition-type line 4
fn f(n: u32) -> u32 {
  var m = n;
  while m {
    m /= 2;
  }
  return m;
}
