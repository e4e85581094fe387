fn f() {
  var a: array<i32, 2,>;
}
