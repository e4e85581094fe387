//# require: f16
//# read 0:0: f16 1 2 3 4
//# read 0:1: u32 1 0 1
//# expect 0:2: f16 1 5 3 any 2 3 8 4
// Constructed operands of a selection, by one condition and by several.
enable f16;
@group(0) @binding(0) var<storage, read> values: vec4h;
@group(0) @binding(1) var<storage, read> flags: array<u32, 3>;
struct Out { a: vec3h, b: vec4h }
@group(0) @binding(2) var<storage, read_write> out: Out;

@compute @workgroup_size(1)
fn main() {
  let mask = vec3(flags[0] == 1, flags[1] == 1, flags[2] == 1);
  out.a = select(vec3h(4, 5, 6), vec3h(values.xyz), mask);
  out.b = select(vec4h(values.wzyx), vec4h(values.yz, 8, values.w), flags[0] != 0);
}
