@group(0) @binding(0) var<storage, read_write> ints: array<i32, 6>;
@group(0) @binding(1) var<storage, read_write> uints: array<u32, 5>;
@group(0) @binding(2) var<storage, read_write> floats: array<f32, 14>;

@compute @workgroup_size(1)
fn main() {
  ints = array<i32, 6>(0i, 1i, 2147483647i, 171i, i32(-2147483648), 1234567890i);
  uints = array<u32, 5>(0u, 1u, 4294967295u, 254u, 4294967295u);
  floats[0] = 0.5f;
  floats[1] = 0.5f;
  floats[2] = 5.0f;
  floats[3] = 1000.0f;
  floats[4] = 100.0f;
  floats[5] = 0.0025f;
  floats[6] = 1.0f;
  floats[7] = 0.0f;
  floats[8] = 16.0f;
  floats[9] = 3.0f;
  floats[10] = 0.25f;
  floats[11] = 10.0f;
  floats[12] = 3.4028234663852886e38f;
  floats[13] = 1.25f;
}
