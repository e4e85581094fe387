//# pipeline: compute
//# constants: {"size": 8}
override size = 1;
@compute @workgroup_size(1, size)
fn main() {
}
