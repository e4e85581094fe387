//# pipeline: compute
//# expect-error: wgsl/entry-point
@compute @workgroup_size(1)
fn first() {
}
@compute @workgroup_size(1)
fn second() {
}
