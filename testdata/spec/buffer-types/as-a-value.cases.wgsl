//# case fail
//# expect-error: wgsl/load-type line 4
@group(0) @binding(0) var<storage> input: buffer;
fn f() {
  let bytes = input;
}
//# case pass
@group(0) @binding(0) var<storage> input: buffer;
fn f() {
  let bytes = &input;
}
