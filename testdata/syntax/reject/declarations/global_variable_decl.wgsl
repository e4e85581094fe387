//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/expected-semicolon line 6
var<private> a: i32
var<private> b = ;
var c: i32 d;
