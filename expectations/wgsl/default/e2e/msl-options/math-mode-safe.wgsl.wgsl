@group(0) @binding(0) var<storage, read_write> values: array<f32>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let value = values[id.x];
  values[id.x] = select(0.0f, value, (value == value));
}
