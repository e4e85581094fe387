//# dispatch: 1 1 1
//# read 0:0: f32 1.0 2.0 -1.0 0.0
//# read 0:1: f32 1.0 1.5 0.0 -0.0
//# expect 0:2: u32 26 44 35 26
// The six floating point comparisons; the two zeros are equal.
@group(0) @binding(0) var<storage, read> a: vec4f;
@group(0) @binding(1) var<storage, read> b: vec4f;
@group(0) @binding(2) var<storage, read_write> mask: vec4u;

@compute @workgroup_size(1)
fn main() {
  mask = vec4u(a < b) + vec4u(a <= b) * 2u + vec4u(a > b) * 4u + vec4u(a >= b) * 8u + vec4u(a == b) * 16u
      + vec4u(a != b) * 32u;
}
