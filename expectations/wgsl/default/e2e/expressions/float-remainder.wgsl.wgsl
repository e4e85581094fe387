@group(0) @binding(0) var<storage, read_write> f: array<vec3f, 3>;

@compute @workgroup_size(1)
fn main() {
  f[0] = f[0] % f[1];
  f[1] = f[1] % 1.5f;
  f[2].x = f[2].y % f[2].z;
  f[2] = f[2] % vec3f(1.0f, 2.0f, 3.0f);
}
