fn f() {
  let a = 1 + 2 * 3 < 4 && true;
  let b = 1 | 2;
  let c = !a;
}
