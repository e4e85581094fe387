// Redundant parentheses change nothing.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  let a = ((((1))));
  (out[0]) = (a);
  ((out)[1]) = (-(a)) + ((2) * (a));
  if ((a) == (1)) {
    (out[2])++;
  }
  out[(3)] = max((a), (2));
}
