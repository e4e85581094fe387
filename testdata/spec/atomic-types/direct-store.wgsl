//# expect-error: wgsl/atomic-access line 4
var<workgroup> hits: atomic<i32>;
fn f() {
  hits = 1;
}
