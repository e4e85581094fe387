//# case fail
//# expect-error: wgsl/missing-workgroup-size line 3
@compute
fn main() { }
//# case pass
@compute @workgroup_size(64)
fn main() { }
