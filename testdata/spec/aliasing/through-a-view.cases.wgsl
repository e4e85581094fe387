//# case fail
//# expect-error: wgsl/pointer-alias line 7
@group(0) @binding(0) var<storage, read_write> bytes: buffer;
fn copy(source: ptr<storage, u32, read_write>, to: ptr<storage, u32, read_write>) {
  *to = *source;
}
fn f() {
  copy(bufferView<u32>(&bytes, 0), bufferView<u32>(&bytes, 4));
}
//# case pass
@group(0) @binding(0) var<storage, read_write> bytes: buffer;
@group(0) @binding(1) var<storage, read_write> others: buffer;
fn copy(source: ptr<storage, u32, read_write>, to: ptr<storage, u32, read_write>) {
  *to = *source;
}
fn f() {
  copy(bufferView<u32>(&bytes, 0), bufferView<u32>(&others, 4));
}
