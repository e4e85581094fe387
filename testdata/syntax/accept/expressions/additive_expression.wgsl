fn f() {
  let a = 1 + 2 - 3;
  let b = a * 2 + a / 3;
  let c = a--a;
  let d = a- -a;
}
