//# expect-error: wgsl/expected-identifier line 5
//# expect-error: wgsl/template-list-empty line 6
//# expect-error: wgsl/expected-identifier line 7
//# expect-error: wgsl/expected-type line 8
var<private a: i32;
var<> b: i32;
var<private> 5: i32;
var<private> c: ;
