// Angle brackets that open template lists next to ones that compare and shift.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 10>;

fn f(a: bool, b: bool) -> u32 { return u32(a) + u32(b); }

@compute @workgroup_size(1)
fn main() {
  let a = out[0];
  let b = out[1];
  let c = out[2];
  out[3] = u32(a < b);
  out[4] = f((a < b), c > a) + f(a < b, (c > a)) + f(c > a, a < b);
  out[5] = u32(vec2<u32>(a, b).x > c);
  let list = array<vec2<u32>, 2>(vec2<u32>(1, 2), vec2<u32>(3, 4));
  out[6] = list[u32(a < b)].y;
  let nested: array<array<vec4<f32>, 2>, 3> = array<array<vec4<f32>, 2>, 3>();
  out[7] = u32(nested[1][0].x < f32(a)) << (b & 31);
  out[8] = (a << 2) >> 1;
  out[9] = u32((a < b) == (c > (b)));
}
