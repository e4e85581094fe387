//# case fail
//# expect-error: wgsl/unknown-identifier line 7
fn f() -> i32 {
  var sum = 0;
  for (var i = 0; i < 4; i++) {
    sum += i;
  }
  return sum + i;
}
//# case pass
fn f() -> i32 {
  var sum = 0;
  for (var i = 0; i < 4; i++) {
    sum += i;
  }
  return sum;
}
