var<immediate> scale: vec3f;
@group(0) @binding(0) var<storage, read_write> values: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let v = id.x;
  values[v] = values[v] * scale.y;
}
