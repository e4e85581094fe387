fn f() {
  const_assert true;
  const_assert(1 < 2);
}
