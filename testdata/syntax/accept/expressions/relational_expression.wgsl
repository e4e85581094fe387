fn f() {
  let a = 1 < 2;
  let b = 1 + 2 >= 3 * 4;
  let c = 1 << 2u != 5;
  let d = (1 < 2) == (3 > 4);
  let e = 1 <= 2;
  let g = 1 == 2;
  let h = 2 > 1;
}
