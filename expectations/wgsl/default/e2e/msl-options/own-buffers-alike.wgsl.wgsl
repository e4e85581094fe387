@group(0) @binding(0) var<storage, read_write> sums: array<f32>;
var<immediate> scale: f32;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let v = id.x;
  sums[v] = sums[v] * scale;
}
