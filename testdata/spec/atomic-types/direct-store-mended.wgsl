var<workgroup> hits: atomic<i32>;
fn f() {
  atomicStore(&hits, 1);
}
