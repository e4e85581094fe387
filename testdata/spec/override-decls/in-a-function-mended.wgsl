fn f() -> f32 {
  const strength = 0.5;
  return strength;
}
