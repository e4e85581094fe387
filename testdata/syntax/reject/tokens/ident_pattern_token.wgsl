//# expect-error: wgsl/reserved-word line 3
//# expect-error: wgsl/invalid-character line 4
const class = 1;
const × = 1;
