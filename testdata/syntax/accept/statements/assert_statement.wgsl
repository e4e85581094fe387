fn f() {
  const a = 1;
  const_assert a == 1;
}
