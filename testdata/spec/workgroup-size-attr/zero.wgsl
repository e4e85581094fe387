//# expect-error: wgsl/workgroup-size-value
@compute @workgroup_size(8, 0)
fn main() { }
