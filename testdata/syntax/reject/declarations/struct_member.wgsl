//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/expected-type line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-type line 6
struct S { a i32, b: }
struct T { b a, c: 5, d: f32 }
