fn f() {
  let a = 0x0;
  let b = 0XfFi;
  let c = 0xffffffffu;
}
