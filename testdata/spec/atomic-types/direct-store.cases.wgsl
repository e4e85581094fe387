//# case fail
//# expect-error: wgsl/atomic-access line 4
var<workgroup> hits: atomic<i32>;
fn f() {
  hits = 1;
}
//# case pass
var<workgroup> hits: atomic<i32>;
fn f() {
  atomicStore(&hits, 1);
}
