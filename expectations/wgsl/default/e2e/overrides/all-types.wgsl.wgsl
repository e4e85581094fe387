@group(0) @binding(0) var<storage, read_write> out: array<f32, 7>;

@compute @workgroup_size(1)
fn main() {
  let v = 4u;
  out[0] = f32(v);
  let v_1 = 0.0f;
  out[1] = select(v_1, 1.0f, true);
  out[2] = 2.5f;
  let v_2 = -4i;
  out[3] = f32(v_2);
  let v_3 = 7u;
  out[4] = f32(v_3);
  let v_4 = 3i;
  out[5] = f32(v_4);
  out[6] = 0.5f;
}
