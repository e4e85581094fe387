//# case fail
//# pipeline: compute
//# constants: {"count": 1}
//# expect-error: wgsl/override-identifier
@id(7) override count: u32 = 1;
@compute @workgroup_size(1)
fn main() {
}
//# case pass
//# pipeline: compute
//# constants: {"7": 2}
@id(7) override count: u32 = 1;
@compute @workgroup_size(1)
fn main() {
}
