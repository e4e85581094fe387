//# expect-error: wgsl/workgroup-size-missing
@compute
fn main() { }
