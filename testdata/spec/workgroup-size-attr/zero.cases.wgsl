//# case fail
//# expect-error: wgsl/workgroup-size-value line 2
@compute @workgroup_size(8, 0)
fn main() { }
//# case pass
@compute @workgroup_size(8, 1)
fn main() { }
