fn f() {
  var a: i32;
  var b = 1;
  let c = 1;
  const d: i32 = 1;
  var<function> e: f32 = 1;
}
