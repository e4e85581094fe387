struct A {
  v: array<vec2f, 2>,
}

struct B {
  a: array<A, 2>,
  n: u32,
}

struct C {
  b: array<B, 2>,
  m: mat2x2f,
}

struct D {
  c: C,
  tail: vec3f,
}

@group(0) @binding(0) var<storage, read_write> d: array<D>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  d[i].c.b[1].a[i % 2u].v[0].y = d[i].tail.z;
  d[i].c.b[0].n = d[i].c.b[0].n + 1u;
  d[i].c.m[1].x = 2.0f;
  let deep = d[0].c.b[1].a[0];
  d[i].tail = vec3f(deep.v[1], 0.0f);
}
