fn f() {
  let a = true && false && 1 < 2;
}
