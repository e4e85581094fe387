//# case fail
//# expect-error: wgsl/initializer-type line 4
@group(0) @binding(0) var<storage> input: buffer<64>;
fn g() {
  let p: ptr<storage, buffer> = &input;
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer<64>;
fn g() {
  let p: ptr<storage, buffer<64>> = &input;
}
