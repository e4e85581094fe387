//# note: immediate data of a scalar beside buffers
requires immediate_address_space;

var<immediate> factor: f32;
@group(0) @binding(0) var<storage, read_write> values: array<f32>;

fn scaled(x: f32) -> f32 {
  return x * factor;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  values[id.x] = scaled(values[id.x]);
}
