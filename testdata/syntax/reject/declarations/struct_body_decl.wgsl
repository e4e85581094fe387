//# expect-error: wgsl/empty-struct line 6
//# expect-error: wgsl/expected-token line 7
//# expect-error: wgsl/expected-token line 7
//# expect-error: wgsl/expected-identifier line 8
//# expect-error: wgsl/expected-token line 10
struct S {}
struct T { a: i32; b: i32; }
struct U { , }
struct V {
  a: i32
  b: i32,
}
