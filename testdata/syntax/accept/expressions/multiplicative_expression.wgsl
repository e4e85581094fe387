fn f() {
  let a = 1 * 2 / 3 % 4;
  let b = -a * -a;
}
