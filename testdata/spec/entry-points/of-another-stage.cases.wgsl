//# case fail
//# pipeline: fragment main
//# expect-error: wgsl/entry-point
@compute @workgroup_size(1)
fn main() {
}
//# case pass
//# pipeline: compute
@fragment
fn other() {
}
@compute @workgroup_size(1)
fn main() {
}
