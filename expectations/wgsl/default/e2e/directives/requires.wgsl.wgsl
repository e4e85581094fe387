@group(0) @binding(0) var<storage, read_write> v: array<u32, 2>;

@compute @workgroup_size(1)
fn main() {
  v[0] = dot4U8Packed(v[1], 16843009u);
}
