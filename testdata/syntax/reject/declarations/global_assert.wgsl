//# expect-error: wgsl/expected-semicolon line 3
//# expect-error: wgsl/attribute-placement line 5
const_assert true
const a = 1;
@must_use const_assert true;
