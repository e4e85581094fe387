// Conversions between f16 and the other types, bitcasts, and abstract values that become halves.
enable f16;
const third = 1.0 / 3;
@group(0) @binding(0) var<storage, read_write> f: vec4f;
@group(0) @binding(1) var<storage, read_write> u: vec4u;

@compute @workgroup_size(1)
fn main() {
  let h = vec4h(f);
  let i = vec4i(h);
  var k: f16 = third;
  k += f16(u.x) + f16(i.y) + f16(f.z > 0);
  f = vec4f(h * k);
  u = vec4u(h) + vec4u(vec4<bool>(h));
  u.x = bitcast<u32>(h.xy);
  u = vec4u(bitcast<vec2u>(h), u.zw);
  f.x = f32(bitcast<vec2h>(u.y).x);
}
