//# expect-error: wgsl/phony-type
var<workgroup> hits: atomic<u32>;
fn f() {
  _ = hits;
}
