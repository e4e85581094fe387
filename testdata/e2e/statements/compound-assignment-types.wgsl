// Compound assignment over scalars, vectors, matrices, and mixtures of them.
struct State {
  i: i32,
  u: vec2u,
  f: vec3f,
  m: mat3x3f,
}
@group(0) @binding(0) var<storage, read_write> s: State;

@compute @workgroup_size(1)
fn main() {
  s.i += 1;
  s.i <<= 2u;
  s.u -= vec2u(1, 2);
  s.u %= 7u;
  s.u ^= vec2u(0xff);
  s.f *= 0.5;
  s.f /= vec3f(1, 2, 4);
  s.f += s.m[1];
  s.m *= 2.0;
  s.m -= s.m;
  s.f *= s.m;
}
