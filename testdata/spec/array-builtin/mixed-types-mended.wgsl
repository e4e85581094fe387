fn f() -> f32 {
  let list = array(1.0, 2);
  return list[0];
}
