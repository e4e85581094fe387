fn f() -> i32 {
  let amount = 3;
  return amount;
}
