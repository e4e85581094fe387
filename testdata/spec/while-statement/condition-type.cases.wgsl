//# case fail
//# expect-error: wgsl/condition-type line 4
fn f(n: u32) -> u32 {
  var m = n;
  while m {
    m /= 2;
  }
  return m;
}
//# case pass
fn f(n: u32) -> u32 {
  var m = n;
  while m > 0 {
    m /= 2;
  }
  return m;
}
