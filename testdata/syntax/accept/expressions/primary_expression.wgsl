fn f() {
  let a = 1;
  let b = a;
  let c = (b);
  let d = i32(c);
  let e = vec2<i32>(d);
}
