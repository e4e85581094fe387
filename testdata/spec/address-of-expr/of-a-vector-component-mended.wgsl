fn f() -> f32 {
  var v = vec2f(1, 2);
  let p = &v;
  return (*p).x;
}
