fn f() {
  let a = abs(-1);
  let b = vec2<f32>();
}
