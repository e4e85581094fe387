@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f, 5>;

fn made() -> vec3f {
  return v.xyz;
}

@compute @workgroup_size(1)
fn main() {
  var t = v;
  let s = t.wzyx;
  out[0] = vec4f(t.xx, s.xy);
  let v_1 = made().zyx;
  out[1] = vec4f(v_1, made().x);
  out[2] = s.wzyx;
  out[3] = vec4f(t.x, t.y, t.z, t.w);
  out[4] = vec4f((t + s).yx, (t * 2.0f).zw);
}
