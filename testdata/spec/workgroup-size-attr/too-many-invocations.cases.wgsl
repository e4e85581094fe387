//# case fail
//# pipeline: compute
//# constants: {"size": 16}
//# expect-error: wgsl/workgroup-limit line 5
override size: u32 = 1;
@compute @workgroup_size(32, size)
fn main() {
}
//# case pass
//# pipeline: compute
//# limits: {"maxComputeInvocationsPerWorkgroup": 512}
//# constants: {"size": 16}
override size: u32 = 1;
@compute @workgroup_size(32, size)
fn main() {
}
