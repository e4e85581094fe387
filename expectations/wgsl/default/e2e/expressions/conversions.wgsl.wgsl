@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f, 6>;

@compute @workgroup_size(1)
fn main() {
  let i = vec4i(v);
  let u = vec4u(v);
  let b = vec4<bool>(v);
  out[0] = vec4f(i) + vec4f(u);
  out[1] = vec4f(b);
  out[2] = vec4f(vec4u(i)) - vec4f(vec4i(u));
  out[3] = vec4f(vec4i(b)) * f32(bool(i.x));
  out[4] = vec4f(f32(i32(v.x)), f32(u32(v.y)), f32(bool(v.z)), v.w);
  out[5] = vec4f(vec4<bool>(u));
}
