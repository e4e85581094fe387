//# expect-error: wgsl/expected-type line 4
//# expect-error: wgsl/expected-identifier line 5
//# expect-error: wgsl/missing-initializer line 6
const a: = 1;
const = 1;
const c i32 = 1;
