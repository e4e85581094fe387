//# pipeline: compute
//# constants: {"size": 64}
override size = 1;
@compute @workgroup_size(1, 1, size)
fn main() {
}
