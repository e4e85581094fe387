//# case fail
//# expect-error: wgsl/workgroup-size-placement line 2
@fragment @workgroup_size(1)
fn main() { }
//# case pass
@fragment
fn main() { }
