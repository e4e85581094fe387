@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main() {
  out[0] = 18.0f;
  out[1] = 0.6666667f;
  out[2] = 1.0f;
  out[3] = 24.0f;
}
