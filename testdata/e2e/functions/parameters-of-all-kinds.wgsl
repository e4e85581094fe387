// Parameters of scalar, vector, matrix, array, structure and pointer type.
struct Item { a: f32, b: vec2i }
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

fn mixed(s: f32, v: vec3f, m: mat2x2f, list: array<f32, 3>, item: Item, p: ptr<function, f32>, flag: bool) -> f32 {
  *p += s;
  if flag {
    return v.x + m[1].y + list[2] + item.a;
  }
  return f32(item.b.x);
}

@compute @workgroup_size(1)
fn main() {
  var sum = 1.0;
  out[0] = mixed(2, vec3f(3), mat2x2f(1, 0, 0, 1), array(4.0, 5, 6), Item(7, vec2i(8)), &sum, true);
  out[1] = mixed(2, vec3f(3), mat2x2f(), array<f32, 3>(), Item(), &sum, out[0] > 1,);
  out[2] = sum;
}
