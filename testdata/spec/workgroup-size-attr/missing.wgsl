//# expect-error: wgsl/missing-workgroup-size line 3
@compute
fn main() { }
