//# expect-error: wgsl/workgroup-size-placement
@fragment @workgroup_size(1)
fn main() { }
