//# expect-error: wgsl/atomic-value
var<workgroup> hits: atomic<u32>;
fn f() {
  _ = hits;
}
