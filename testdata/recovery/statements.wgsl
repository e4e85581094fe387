//# note: ten mistakes in statements, and code that depends on each
//# expect-error: wgsl/expected-expression line 13
//# expect-error: wgsl/expected-semicolon line 15
//# expect-error: wgsl/expected-expression line 18
//# expect-error: wgsl/initializer-type line 19
//# expect-error: wgsl/expected-token line 23
//# expect-error: wgsl/assignment-type line 24
//# expect-error: wgsl/expression-statement line 26
//# expect-error: wgsl/expected-semicolon line 28
//# expect-error: wgsl/break-if-placement line 31
//# expect-error: wgsl/unknown-identifier line 32
fn statements(n: i32) -> i32 {
  let a = n +;
  var sum: i32 = a;
  for (var i = 0, i < n; i++) {
    sum += i;
  }
  if n > {
    let inside: u32 = -1i;
    sum += i32(inside);
  }
  switch n {
    case 1 2 { sum = 1; }
    case 3: { sum = true; }
  }
  lte later = sum;
  later++;
  sum = later
  let b = sum * later;
  while sum < 4 { sum += b; }
  loop { break if sum > 1; }
  return bitcast<i32>(sum) + unknown_name;
}
