//# dispatch: 1 1 1
//# read 0:0: i32 0 1 -5 0
//# read 0:1: f32 0 0.25 -3 -0.0
//# expect 0:2: u32 0 1 1 0
//# expect 0:3: i32 0 1 1 0
//# expect 0:4: f32 1 0 0 1
// To bool anything but zero is true, negative zero included among the zeros; from bool one gets 0 or 1.
@group(0) @binding(0) var<storage, read> integers: vec4i;
@group(0) @binding(1) var<storage, read> floats: vec4f;
@group(0) @binding(2) var<storage, read_write> a: vec4u;
@group(0) @binding(3) var<storage, read_write> b: vec4i;
@group(0) @binding(4) var<storage, read_write> c: vec4f;

@compute @workgroup_size(1)
fn main() {
  a = vec4u(vec4<bool>(integers));
  b = vec4i(vec4<bool>(floats));
  let first = bool(integers.x);
  let second = bool(floats.y);
  c = vec4f(f32(!first), f32(!second), f32(first), f32(!bool(u32(integers.w))));
}
