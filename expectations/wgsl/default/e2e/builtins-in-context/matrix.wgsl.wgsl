@group(0) @binding(0) var<storage, read> m: array<mat3x3f, 2>;
@group(0) @binding(1) var<uniform> oblong: mat4x2f;
@group(0) @binding(2) var<storage, read_write> out: mat3x3f;
@group(0) @binding(3) var<storage, read_write> small: vec4f;

@compute @workgroup_size(1)
fn main() {
  out = transpose(m[0] * m[1]) * determinant(m[0]);
  let t = transpose(oblong);
  small = t * vec2f(1.0f, 2.0f);
  small.w = determinant(oblong * t) + determinant(mat4x4f(small, t[0], t[1], small.wzyx));
}
