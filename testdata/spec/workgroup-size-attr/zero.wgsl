//# expect-error: wgsl/workgroup-size-value line 2
@compute @workgroup_size(8, 0)
fn main() { }
