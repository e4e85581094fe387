@group(0) @binding(0) var<storage, read_write> f: array<vec4f, 5>;
@group(0) @binding(1) var<storage, read_write> i: array<vec2i, 5>;
@group(0) @binding(2) var<uniform> s: vec2f;

@compute @workgroup_size(1)
fn main() {
  f[0] = f[0] + s.x;
  f[1] = s.x - f[1];
  f[2] = f[2] * s.y;
  f[3] = s.y / f[3];
  f[4] = f[4] % 2.0f;
  let k = i32(s.x);
  i[0] = i[0] + k;
  i[1] = k - i[1];
  i[2] = 3i * i[2];
  i[3] = k / i[3];
  i[4] = i[4] % k;
}
