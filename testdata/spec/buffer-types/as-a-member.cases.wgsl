//# case fail
//# expect-error: wgsl/member-type line 3
struct S {
  a: buffer<64>,
}
//# case pass
struct S {
  a: array<u32, 16>,
}
