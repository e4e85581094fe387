//# case fail
//# expect-error: wgsl/condition-type line 4
fn f() -> i32 {
  var sum = 0;
  for (var i = 10; i; i--) {
    sum += i;
  }
  return sum;
}
//# case pass
fn f() -> i32 {
  var sum = 0;
  for (var i = 10; i > 0; i--) {
    sum += i;
  }
  return sum;
}
