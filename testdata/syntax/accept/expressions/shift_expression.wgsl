fn f() {
  let a = 1 << 2u;
  let b = (1 + 2) >> 1u;
  let c = -4 >> 1u;
}
