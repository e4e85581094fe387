fn f() -> f32 {
  var list: array<f32, 4>;
  return list[0];
}
