fn f() -> f32 {
  var x = 1.0;
  x = 2;
  return x;
}
