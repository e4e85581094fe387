//# expect-error: wgsl/atomic-access
var<workgroup> hits: atomic<i32>;
fn f() {
  hits = 1;
}
