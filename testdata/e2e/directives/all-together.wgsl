// All three kinds of directive in mixed order before the first declaration, semicolons between.
requires pointer_composite_access;
enable f16;
diagnostic(off, derivative_uniformity);
requires packed_4x8_integer_dot_product;
;
const one = 1h;;
@group(0) @binding(0) var<storage, read_write> out: f16;

@compute @workgroup_size(1)
fn main() {
  out = one;
};
