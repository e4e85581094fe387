fn f() {
  var a = 1;
  ;
  {}
  if true {}
  loop { break; }
  while false {}
  for (;;) { break; }
  switch a { default {} }
  a = 2;
  const_assert true;
  return;
}
