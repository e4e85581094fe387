fn f() {
  let a = max(1, 2);
  let b = array<i32, 2>(1, 2);
}
