// Swizzles of each length with both sets of letters, on variables, values, calls and other swizzles.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f, 5>;

fn made() -> vec3f {
  return v.xyz;
}

@compute @workgroup_size(1)
fn main() {
  var t = v;
  let s = t.wzyx;
  out[0] = vec4f(t.xx, s.rg);
  out[1] = vec4f(made().zyx, made().r);
  out[2] = s.bgra.wxyz;
  out[3] = vec4f(t.x, t.g, t.z, t.a);
  out[4] = vec4f((t + s).yx, (t * 2).ba);
}
