fn square(x: f32) -> f32 {
  return x * x;
}

fn cube(x: f32) -> f32 {
  return square(x) * x;
}

fn store(p: ptr<function, vec2f>, x: f32) {
  let v = square(x);
  *p = vec2f(v, cube(x));
}
