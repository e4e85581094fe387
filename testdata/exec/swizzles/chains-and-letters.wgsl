//# dispatch: 1 1 1
//# read 0:0: f32 1.0 2.0 3.0 4.0
//# expect 0:1: f32 4.0 4.0 1.0 2.0 1.0 3.0 2.0 0.0 2.0 2.0 1.0 1.0 3.0 8.0 3.0 9.0
// Chains of swizzles with both letter sets, on values, on call results and on expressions in parentheses.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f, 4>;

fn same(x: vec4f) -> vec4f {
  return x;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = v.wwxy;
  out[1] = vec4f(v.bgr.zxy, 0);
  out[2] = same(v).yx.rrgg;
  out[3] = vec4f(v.zzz.y, (v + v).a, (v.xy + v.yx).g, vec2f(9, 8).x);
}
