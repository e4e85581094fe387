//# expect-error: wgsl/expected-identifier line 4
//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/unclosed-delimiter line 6
struct { a: i32 }
struct S;
struct T { a: i32
const b = 1;
