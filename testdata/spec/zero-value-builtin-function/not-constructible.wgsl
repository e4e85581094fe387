//# expect-error: wgsl/not-constructible
fn f() {
  _ = atomic<u32>();
}
