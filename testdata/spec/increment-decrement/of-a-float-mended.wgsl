fn f() -> f32 {
  var x = 1;
  x++;
  return f32(x);
}
