//# case fail
//# pipeline: compute
//# expect-error: wgsl/entry-point
@compute @workgroup_size(1)
fn first() {
}
@compute @workgroup_size(1)
fn second() {
}
//# case pass
//# pipeline: compute second
@compute @workgroup_size(1)
fn first() {
}
@compute @workgroup_size(1)
fn second() {
}
