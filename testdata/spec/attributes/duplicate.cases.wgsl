//# case fail
//# expect-error: wgsl/duplicate-attribute line 2
@compute @workgroup_size(1) @workgroup_size(1)
fn main() { }
//# case pass
@compute @workgroup_size(1)
fn main() { }
