@group(0) @binding(0) var<storage> input: buffer;
fn f(bytes: ptr<storage, buffer>) {}
fn g() {
  f(&input);
}
