//# case fail
//# expect-error: wgsl/workgroup-size-type line 2
@compute @workgroup_size(4i, 2u)
fn main() { }
//# case pass
@compute @workgroup_size(4i, 2i)
fn main() { }
