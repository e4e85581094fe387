//# pipeline: fragment main
//# expect-error: wgsl/entry-point
@compute @workgroup_size(1)
fn main() {
}
