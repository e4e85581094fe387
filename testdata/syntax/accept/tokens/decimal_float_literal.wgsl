fn f() {
  let a = 0f;
  let b = 12f;
  let c = .5e3;
  let d = 01.5e-3f;
  let e = 1E+2;
  let g = 5.;
}
