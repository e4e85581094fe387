//# dispatch: 1 1 1
//# read 0:0: f32 1.0 2.0 -3.0 4.0
//# read 0:1: f32 0.5 -2.0 8.0 0.25
//# expect 0:2: f32 1.5 0.0 5.0 4.25 0.5 4.0 -11.0 3.75 0.5 -4.0 -24.0 1.0 2.0 4.0 -6.0 8.0 2.5 5.0 -5.0 2.75
//# expect 0:2: f32 -1.0 -2.0 3.0 -4.0
// Vector with vector, vector with scalar, scalar with vector, and negation.
@group(0) @binding(0) var<storage, read> a: vec4f;
@group(0) @binding(1) var<storage, read> b: vec4f;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f, 6>;

@compute @workgroup_size(1)
fn main() {
  out[0] = a + b;
  out[1] = a - b;
  out[2] = a * b;
  out[3] = a * 2.0;
  out[4] = 3.0 - b;
  out[5] = -a;
}
