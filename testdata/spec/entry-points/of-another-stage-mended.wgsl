//# pipeline: compute
@fragment
fn other() {
}
@compute @workgroup_size(1)
fn main() {
}
