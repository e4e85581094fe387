@group(0) @binding(0) var<storage> input: buffer<64>;
fn g() {
  let p: ptr<storage, buffer<64>> = &input;
}
