@group(0) @binding(0) var<storage, read_write> f: vec4f;
@group(0) @binding(1) var<storage, read_write> u: vec4u;

@compute @workgroup_size(1)
fn main() {
  let i = 42i;
  var g = 2.5f;
  let v = vec2f(1.0f, 2.5f);
  var list = array<i32, 3>(1i, 4i, 9i);
  g = g + 42.0f;
  list[0] = list[0] + i;
  f = vec4f(g, 42.0f, v);
  u = vec4u(42u, u32(list[0]), 4u, 9u);
}
