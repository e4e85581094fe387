fn f(n: i32) {
  return;
}
