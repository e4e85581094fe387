fn f(n: vec2i) -> i32 {
  return n[0];
}
