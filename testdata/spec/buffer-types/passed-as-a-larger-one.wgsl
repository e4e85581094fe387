//# expect-error: wgsl/argument-type line 5
@group(0) @binding(0) var<storage> input: buffer<64>;
fn f(bytes: ptr<storage, buffer<128>>) {}
fn g() {
  f(&input);
}
