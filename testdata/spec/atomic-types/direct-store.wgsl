//# expect-error: wgsl/atomic-value
var<workgroup> hits: atomic<i32>;
fn f() {
  hits = 1;
}
