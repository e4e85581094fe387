enable f16;

@group(0) @binding(0) var<storage, read_write> f: vec4f;
@group(0) @binding(1) var<storage, read_write> u: vec4u;

@compute @workgroup_size(1)
fn main() {
  let h = vec4h(f);
  let i = vec4i(h);
  var k = 0.3333h;
  k = k + (f16(u.x) + f16(i.y) + f16((f.z > 0.0f)));
  f = vec4f(h * k);
  u = vec4u(h) + vec4u(vec4<bool>(h));
  u.x = bitcast<u32>(h.xy);
  u = vec4u(bitcast<vec2u>(h), u.zw);
  f.x = f32(bitcast<vec2h>(u.y).x);
}
