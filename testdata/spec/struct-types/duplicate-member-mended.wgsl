struct Point {
  x: f32,
  y: f32,
}
