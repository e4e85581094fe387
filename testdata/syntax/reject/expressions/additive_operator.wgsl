//# expect-error: wgsl/assignment-in-expression line 4
//# expect-error: wgsl/assignment-in-expression line 5
fn f() {
  let a = 1 ++ 2;
  let b = 1 += 2;
}
