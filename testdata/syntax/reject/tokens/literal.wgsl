//# expect-error: wgsl/invalid-character line 3
fn f() {
  let a = "text";
  let b = 1;
}
