@group(0) @binding(0) var<storage, read_write> i: array<i32, 4>;
@group(0) @binding(1) var<storage, read_write> u: array<vec2u, 4>;

@compute @workgroup_size(1)
fn main() {
  i[0] = i[0] / i[1];
  i[1] = i[1] % i[2];
  i[2] = i[2] / 3i;
  i[3] = i[3] % -1i;
  u[0] = u[0] / u[1];
  u[1] = u[1] % u[2].x;
  u[2] = u[2] / vec2u(4u, 5u);
  u[3] = 7u % u[3];
}
