@group(0) @binding(0) var<storage, read_write> out: array<u32, 10>;

fn f(a: bool, b: bool) -> u32 {
  return u32(a) + u32(b);
}

@compute @workgroup_size(1)
fn main() {
  let a = out[0];
  let b = out[1];
  let c = out[2];
  out[3] = u32((a < b));
  let v = f((a < b), (c > a));
  let v_1 = v + f((a < b), (c > a));
  out[4] = v_1 + f((c > a), (a < b));
  out[5] = u32((vec2u(a, b).x > c));
  let list = array<vec2u, 2>(vec2u(1u, 2u), vec2u(3u, 4u));
  out[6] = list[u32((a < b))].y;
  let nested = array<array<vec4f, 2>, 3>();
  out[7] = u32((nested[1][0].x < f32(a))) << (b & 31u);
  out[8] = (a << 2u) >> 1u;
  out[9] = u32(((a < b) == (c > b)));
}
