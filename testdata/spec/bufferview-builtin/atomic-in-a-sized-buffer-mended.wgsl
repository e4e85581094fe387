struct S {
  a: u32,
}
var<workgroup> bytes: buffer<64>;
fn f(at: u32) {
  let p = bufferView<S>(&bytes, at);
}
