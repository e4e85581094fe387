fn f() {
  var a: array<vec2<f32>, 4>;
  var b: i32;
  let c = vec2<f32>(1, 2);
}
