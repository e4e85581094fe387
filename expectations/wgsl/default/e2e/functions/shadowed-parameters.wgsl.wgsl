var<private> value: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> out: array<f32, 2>;

fn scaled(value_1: f32, scale: f32) -> f32 {
  if (scale > 1.0f) {
    let value_2 = value_1 * scale;
    return value_2;
  }
  return value_1;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = scaled(value, 10.0f);
  out[1] = scaled(10.0f, value);
}
