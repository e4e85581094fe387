//# pipeline: compute
//# constants: {"7": 4294967295}
@id(7) override count: u32 = 1;
@compute @workgroup_size(1)
fn main() {
}
