fn f(p: ptr<function, i32>) -> i32 {
  return *p;
}
