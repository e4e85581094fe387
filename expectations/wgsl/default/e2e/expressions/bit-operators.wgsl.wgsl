@group(0) @binding(0) var<storage, read_write> u: array<vec3u, 6>;
@group(0) @binding(1) var<storage, read_write> i: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  u[0] = u[0] & u[1];
  u[1] = u[0] | vec3u(1u, 2u, 3u);
  u[2] = u[1] ^ u[2];
  u[3] = ~u[3];
  u[4] = u[4] << vec3u(1u, 2u, 3u);
  u[5] = u[5] >> u[0];
  i[0] = i[0] << 3u;
  i[1] = i[1] >> (u[0].x & 31u);
  i[2] = ~i[2] & 255i;
  i[3] = i[3] | 16i;
}
