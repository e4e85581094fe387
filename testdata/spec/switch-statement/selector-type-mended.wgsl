fn f(x: f32) -> i32 {
  switch i32(x) {
    default { return 1; }
  }
}
