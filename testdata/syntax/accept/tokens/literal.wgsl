fn f() {
  let a = true;
  let b = 1;
  let c = 1.5;
}
