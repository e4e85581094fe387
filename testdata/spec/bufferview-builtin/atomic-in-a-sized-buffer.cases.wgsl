//# case fail
//# expect-error: wgsl/buffer-view-type line 7
struct S {
  a: atomic<u32>,
}
var<workgroup> bytes: buffer<64>;
fn f(at: u32) {
  let p = bufferView<S>(&bytes, at);
}
//# case pass
struct S {
  a: u32,
}
var<workgroup> bytes: buffer<64>;
fn f(at: u32) {
  let p = bufferView<S>(&bytes, at);
}
