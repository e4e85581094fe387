//# case fail
//# pipeline: compute
//# constants: {"7": -1}
//# expect-error: wgsl/override-value line 4
@id(7) override count: u32 = 1;
@compute @workgroup_size(1)
fn main() {
}
//# case pass
//# pipeline: compute
//# constants: {"7": 4294967295}
@id(7) override count: u32 = 1;
@compute @workgroup_size(1)
fn main() {
}
