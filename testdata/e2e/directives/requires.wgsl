// requires directives naming language features, one of them unused.
requires pointer_composite_access;
requires packed_4x8_integer_dot_product, unrestricted_pointer_parameters,;
@group(0) @binding(0) var<storage, read_write> v: array<u32, 2>;

@compute @workgroup_size(1)
fn main() {
  let p = &v;
  p[0] = dot4U8Packed(p[1], 0x01010101u);
}
