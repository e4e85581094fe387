enable f16;

@group(0) @binding(0) var<storage, read_write> h: array<vec3h, 5>;
@group(0) @binding(1) var<storage, read_write> s: array<f16, 4>;

@compute @workgroup_size(1)
fn main() {
  h[0] = sqrt(abs(h[0])) + mix(h[1], h[2], 0.5h);
  h[1] = clamp(h[1], vec3h(), vec3h(1.0h)) * sin(h[2]);
  h[2] = normalize(cross(h[3], h[4]));
  h[3] = fma(h[0], h[1], h[2]);
  s[0] = dot(h[0], h[1]) + length(h[2]);
  s[1] = frexp(s[2]).fract + modf(s[3]).whole;
  s[2] = ldexp(s[2], 3i);
  s[3] = determinant(mat2x2h(s[0], s[1], s[2], s[3]));
}
