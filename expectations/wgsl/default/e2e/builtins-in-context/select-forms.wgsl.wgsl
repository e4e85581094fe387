@group(0) @binding(0) var<storage, read_write> f: array<vec3f, 2>;
@group(0) @binding(1) var<storage, read_write> u: array<u32, 4>;

@compute @workgroup_size(1)
fn main() {
  let up = f[0] > f[1];
  f[0] = select(f[0], f[1], up);
  f[1] = select(f[1], vec3f(), up.x);
  u[0] = select(1u, 2u, (u[1] > 3u));
  u[2] = u32(select(up, !up, up.y).z);
  u[3] = u32(select(-1i, i32(u[0]), select(false, true, up.z)));
}
