fn f() {
  const n = 2;
  var a: array<i32, select(2, 3, n > 1)>;
  var b: array<i32, n << 1>;
}
