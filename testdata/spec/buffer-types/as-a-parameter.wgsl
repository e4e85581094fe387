//# expect-error: wgsl/parameter-type line 2
fn f(bytes: buffer<64>) {}
