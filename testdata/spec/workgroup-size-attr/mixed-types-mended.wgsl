@compute @workgroup_size(4i, 2i)
fn main() { }
