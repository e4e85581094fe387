//# expect-error: wgsl/reserved-word line 4
//# expect-error: wgsl/invalid-character line 5
//# expect-error: wgsl/expected-identifier line 5
const class = 1;
const × = 1;
