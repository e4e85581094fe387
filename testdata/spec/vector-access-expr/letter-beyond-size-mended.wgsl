fn f(v: vec2f) -> f32 {
  return v.y;
}
