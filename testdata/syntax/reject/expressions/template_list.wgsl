//# expect-error: wgsl/template-list-empty line 5
//# expect-error: wgsl/template-list-placement line 6
//# expect-error: wgsl/unclosed-delimiter line 7
fn f() {
  var a: array<>;
  let b = a.x<c>(1);
  let d = array<i32, 4 5>();
}
