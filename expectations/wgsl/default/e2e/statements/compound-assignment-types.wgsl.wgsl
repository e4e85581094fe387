struct State {
  i: i32,
  u: vec2u,
  f: vec3f,
  m: mat3x3f,
}

@group(0) @binding(0) var<storage, read_write> s: State;

@compute @workgroup_size(1)
fn main() {
  s.i = s.i + 1i;
  s.i = s.i << 2u;
  s.u = s.u - vec2u(1u, 2u);
  s.u = s.u % 7u;
  s.u = s.u ^ vec2u(255u);
  s.f = s.f * 0.5f;
  s.f = s.f / vec3f(1.0f, 2.0f, 4.0f);
  s.f = s.f + s.m[1];
  s.m = s.m * 2.0f;
  s.m = s.m - s.m;
  s.f = s.f * s.m;
}
