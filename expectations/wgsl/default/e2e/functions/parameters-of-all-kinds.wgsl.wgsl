struct Item {
  a: f32,
  b: vec2i,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

fn mixed(s: f32, v: vec3f, m: mat2x2f, list: array<f32, 3>, item: Item, p: ptr<function, f32>, flag: bool) -> f32 {
  *p = *p + s;
  if (flag) {
    return v.x + m[1].y + list[2] + item.a;
  }
  return f32(item.b.x);
}

@compute @workgroup_size(1)
fn main() {
  var sum = 1.0f;
  out[0] = mixed(2.0f, vec3f(3.0f), mat2x2f(vec2f(1.0f, 0.0f), vec2f(0.0f, 1.0f)), array<f32, 3>(4.0f, 5.0f, 6.0f), Item(7.0f, vec2i(8i)), &sum, true);
  out[1] = mixed(2.0f, vec3f(3.0f), mat2x2f(), array<f32, 3>(), Item(), &sum, (out[0] > 1.0f));
  out[2] = sum;
}
