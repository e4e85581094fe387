fn f(count: i32) -> i32 {
  var rest = 2;
  return count;
}
