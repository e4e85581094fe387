//# expect-error: wgsl/duplicate-attribute
@compute @workgroup_size(1) @workgroup_size(1)
fn main() { }
