//# pipeline: compute
//# constants: {"size": 65}
//# expect-error: wgsl/workgroup-limit line 5
override size = 1;
@compute @workgroup_size(1, 1, size)
fn main() {
}
