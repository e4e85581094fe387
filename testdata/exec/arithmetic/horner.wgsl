//# dispatch: 2 1 1
//# read 0:0: f32 0.0 1.0 -1.0 2.0 0.5 -3.0 10.0 0.25
//# expect 0:1: f32 8.0 7.5 2.5 13.0 7.75 -74.5 1713.0 7.96875
// A cubic by Horner's rule; every intermediate value is exact in binary32, fused or not.
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;

const coefficients = array(2.0f, -3.0f, 0.5f, 8.0f);

fn cubic(at: f32) -> f32 {
  var sum = coefficients[0];
  for (var k = 1; k < 4; k++) {
    sum = sum * at + coefficients[k];
  }
  return sum;
}

@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  y[id.x] = cubic(x[id.x]);
}
