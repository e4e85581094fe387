fn f() {
  let a = 1 * 2;
  let b = 1 / 2;
  let c = 1 % 2;
}
