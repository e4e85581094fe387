@group(0) @binding(0) var<storage, read_write> out: array<f32, 7>;

@compute @workgroup_size(1)
fn main() {
  out[0] = f32(4u);
  out[1] = select(0.0f, 1.0f, true);
  out[2] = 2.5f;
  out[3] = f32(-4i);
  out[4] = f32(7u);
  out[5] = f32(3i);
  out[6] = 0.5f;
}
