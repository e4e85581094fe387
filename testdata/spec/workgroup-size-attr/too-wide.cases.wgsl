//# case fail
//# pipeline: compute
//# constants: {"size": 65}
//# expect-error: wgsl/workgroup-limit line 5
override size = 1;
@compute @workgroup_size(1, 1, size)
fn main() {
}
//# case pass
//# pipeline: compute
//# constants: {"size": 64}
override size = 1;
@compute @workgroup_size(1, 1, size)
fn main() {
}
