//# pipeline: compute second
@compute @workgroup_size(1)
fn first() {
}
@compute @workgroup_size(1)
fn second() {
}
