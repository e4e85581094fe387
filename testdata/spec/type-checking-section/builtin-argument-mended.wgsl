fn f(n: i32) -> f32 {
  return sqrt(f32(n));
}
