fn f() {
  var a: array<i32, 1 + 1>;
  var b: array<array<i32, 2>, 2>;
  let c = vec2<f32 /**/ >(1, 2);
}
