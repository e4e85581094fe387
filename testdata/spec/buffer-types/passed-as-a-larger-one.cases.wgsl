//# case fail
//# expect-error: wgsl/argument-type line 5
@group(0) @binding(0) var<storage> input: buffer<64>;
fn f(bytes: ptr<storage, buffer<128>>) {}
fn g() {
  f(&input);
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer<64>;
fn f(bytes: ptr<storage, buffer<32>>) {}
fn h(bytes: ptr<storage, buffer>) {}
fn g() {
  f(&input);
  h(&input);
}
