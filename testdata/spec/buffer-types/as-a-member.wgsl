//# expect-error: wgsl/member-type line 3
struct S {
  a: buffer<64>,
}
