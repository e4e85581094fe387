@group(0) @binding(4) var<storage, read_write> result: array<f32, 16>;
override factor: f32 = 16.0f;
var<private> start: f32 = factor;

fn scaled(from_value: f32, by: u32) -> f32 {
  return from_value * f32(by) * factor;
}

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  result[i] = scaled(start, i);
}
