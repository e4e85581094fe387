fn f() {
  let a = -1;
  let b = !true;
  let c = ~1;
  var d = 1;
  let e = *&d;
  let g = - -a;
  let h = --a;
  let i = !!b;
}
