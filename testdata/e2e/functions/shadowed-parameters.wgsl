// Parameters hide module-scope names; a block inside may hide the parameter in turn.
const scale = 10.0;
var<private> value = 3.0;
@group(0) @binding(0) var<storage, read_write> out: array<f32, 2>;

fn scaled(value: f32, scale: f32) -> f32 {
  if scale > 1 {
    let value = value * scale;
    return value;
  }
  return value;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = scaled(value, scale);
  out[1] = scaled(scale, value);
}
