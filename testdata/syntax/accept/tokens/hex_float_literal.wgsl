fn f() {
  let a = 0x.8;
  let b = 0X1.;
  let c = 0xa.fp-2f;
  let d = 0x1P+4;
}
