//# dispatch: 1 1 1
//# read 0:0: u32 10 20 30 40
//# expect 0:1: u32 40 30 20 10 10 10 20 20 30 40 10 20 20 40 30 30 10 30 40 40 30 20 40 10
// Reading swizzles: reversed, repeated, through both letter sets, of a swizzle, of a call's result.
@group(0) @binding(0) var<storage, read> v: vec4u;
@group(0) @binding(1) var<storage, read_write> out: array<vec4u, 6>;

fn rotated(x: vec4u) -> vec4u {
  return x.yzwx;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = v.wzyx;
  out[1] = v.xxyy;
  out[2] = vec4u(v.ba, v.rg);
  out[3] = vec4u(v.yw, v.zz);
  out[4] = rotated(v).wyzz;
  out[5] = v.wzyx.yzxw;
}
