//# case fail
//# expect-error: wgsl/constructible-required line 3
fn f() {
  _ = atomic<u32>();
}
//# case pass
fn f() {
  _ = u32();
}
