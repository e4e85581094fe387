struct Inner {
  a: vec2i,
  b: array<f32, 3>,
}

struct Outer {
  inner: Inner,
  m: mat3x2f,
}

@group(0) @binding(0) var<storage, read_write> out: Outer;
@group(0) @binding(1) var<storage, read_write> scalars: vec4i;

@compute @workgroup_size(1)
fn main() {
  out = Outer();
  out.inner = Inner();
  out.inner.b = array<f32, 3>();
  out.m = mat3x2f();
  out.inner.a = vec2i();
  let flag = false;
  scalars = vec4i(0i, 0i, 0i, select(1i, 2i, flag));
}
