//# expect-error: wgsl/statement-at-module-scope line 4
//# expect-error: wgsl/expected-semicolon line 5
//# expect-error: wgsl/let-at-module-scope line 7
return 1;
const a = 1
var<private> b: i32;
let c = 1;
