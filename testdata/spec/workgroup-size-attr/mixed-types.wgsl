//# expect-error: wgsl/workgroup-size-types
@compute @workgroup_size(4i, 2u)
fn main() { }
