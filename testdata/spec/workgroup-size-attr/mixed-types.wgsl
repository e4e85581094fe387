//# expect-error: wgsl/workgroup-size-type
@compute @workgroup_size(4i, 2u)
fn main() { }
