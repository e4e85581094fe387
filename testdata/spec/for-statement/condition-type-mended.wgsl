fn f() -> i32 {
  var sum = 0;
  for (var i = 10; i > 0; i--) {
    sum += i;
  }
  return sum;
}
