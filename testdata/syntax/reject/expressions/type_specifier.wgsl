//# expect-error: wgsl/expected-type line 4
//# expect-error: wgsl/expected-type line 5
//# expect-error: wgsl/expected-type line 6
alias A = 5;
alias B = (i32);
var<private> c: fn;
