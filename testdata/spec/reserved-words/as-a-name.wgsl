//# expect-error: wgsl/reserved-word
fn f() -> i32 {
  let class = 1;
  return class;
}
