//# dispatch: 1 1 1
//# read 0:0: i32 -7 3 -2147483648 0
//# expect 0:1: i32 -7 2 -2147483648 0
//# expect 0:2: i32 2 3 2 2
//# expect 0:3: i32 -5 3 -5 0
//# expect 0:4: i32 7 3 -2147483648 0
//# expect 0:5: i32 -1 1 -1 0
//# expect 0:6: u32 3 5 9 9
// Integer min, max, clamp, abs (which leaves the least value alone) and sign.
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read_write> lower: vec4i;
@group(0) @binding(2) var<storage, read_write> upper: vec4i;
@group(0) @binding(3) var<storage, read_write> clamped: vec4i;
@group(0) @binding(4) var<storage, read_write> magnitude: vec4i;
@group(0) @binding(5) var<storage, read_write> signs: vec4i;
@group(0) @binding(6) var<storage, read_write> unsigned: vec4u;

@compute @workgroup_size(1)
fn main() {
  lower = min(v, vec4i(2));
  upper = max(v, vec4i(2));
  clamped = clamp(v, vec4i(-5), vec4i(5));
  magnitude = abs(v);
  signs = sign(v);
  unsigned.x = clamp(abs(u32(v.y)), 1u, 8u);
  unsigned.y = clamp(bitcast<u32>(v.y), 5u, 8u);
  unsigned.z = max(9u, u32(v.w));
  unsigned.w = min(9u, bitcast<u32>(v.x));
}
