fn f() {
  let a = 0 + 0i + 1;
  let b = 1u + 0x10u;
}
