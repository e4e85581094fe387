//# case fail
//# pipeline: compute
//# constants: {"size": 0}
//# expect-error: wgsl/workgroup-size-value line 5
override size = 1;
@compute @workgroup_size(1, size)
fn main() {
}
//# case pass
//# pipeline: compute
//# constants: {"size": 8}
override size = 1;
@compute @workgroup_size(1, size)
fn main() {
}
