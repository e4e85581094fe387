//# expect-error: wgsl/workgroup-size-stage
@fragment @workgroup_size(1)
fn main() { }
