fn f() {
  let a = 1.;
  let b = .5f;
  let c = 0x1p4;
}
