fn f() {
  let a = 0;
  let b = 120i;
  let c = 4294967295u;
}
