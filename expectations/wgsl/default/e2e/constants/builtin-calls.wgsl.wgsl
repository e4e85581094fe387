@group(0) @binding(0) var<storage, read_write> out: array<f32, 8>;

@compute @workgroup_size(1)
fn main() {
  out = array<f32, 8>(1.4142135f, 3.0f, 15.0f, 100.0f, 12.5f, 1.0f, 3221240800.0f, 3.0f);
}
