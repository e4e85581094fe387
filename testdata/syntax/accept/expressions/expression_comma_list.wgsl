fn f() {
  let a = max(1, 2,);
  let b = abs(1);
}
