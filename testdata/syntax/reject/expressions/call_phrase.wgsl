//# expect-error: wgsl/unclosed-delimiter line 4
//# expect-error: wgsl/unclosed-delimiter line 5
fn f() {
  let a = max(1 2);
  let b = array<i32, 2>(1, 2;
}
