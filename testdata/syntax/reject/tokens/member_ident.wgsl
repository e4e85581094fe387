//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-identifier line 4
struct S { fn: i32 }
struct T { a: i32, 5: i32 }
