//# pipeline: compute
//# constants: {"size": 16}
//# expect-error: wgsl/workgroup-limit line 5
override size: u32 = 1;
@compute @workgroup_size(32, size)
fn main() {
}
