//# case fail
//# expect-error: wgsl/reserved-word line 3
fn f() -> i32 {
  let class = 1;
  return class;
}
//# case pass
fn f() -> i32 {
  let kind = 1;
  return kind;
}
