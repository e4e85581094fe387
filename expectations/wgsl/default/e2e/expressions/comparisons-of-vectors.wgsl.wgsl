@group(0) @binding(0) var<storage, read> a: vec3f;
@group(0) @binding(1) var<storage, read> b: vec3f;
@group(0) @binding(2) var<storage, read_write> out: array<vec3f, 4>;

@compute @workgroup_size(1)
fn main() {
  let less = a < b;
  out[0] = select(a, b, less);
  out[1] = select(a, b, !(a == b));
  if (all((a >= b)) || any((a != b))) {
    out[2] = a;
  }
  let mask = (a <= b) & (a > vec3f());
  out[3] = vec3f(mask);
}
