//# case fail
//# expect-error: wgsl/parameter-type line 2
fn f(bytes: buffer<64>) {}
//# case pass
fn f(bytes: ptr<storage, buffer<64>>) {}
