//# expect-error: wgsl/constructible-required
fn f() {
  _ = atomic<u32>();
}
