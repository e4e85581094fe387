fn f() {
  let a = 1 ^ 2 ^ 4;
  let b = -1 ^ ~2;
}
