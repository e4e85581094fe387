fn f() {
  var j = 0;
  for (var i: i32 = 0; i < 1; i++) {}
  for (let i = 0;;) { break; }
  for (const i = 0;;) { break; }
  for (j = 1;;) { break; }
  for (j++;;) { break; }
  for (g();;) { break; }
}
fn g() {}
