//# case fail
//# expect-error: wgsl/phony-type line 4
var<workgroup> hits: atomic<u32>;
fn f() {
  _ = hits;
}
//# case pass
var<workgroup> hits: atomic<u32>;
fn f() {
  _ = &hits;
}
