//# expect-error: wgsl/missing-workgroup-size
@compute
fn main() { }
