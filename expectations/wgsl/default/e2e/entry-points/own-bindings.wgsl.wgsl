@group(0) @binding(0) var<storage, read_write> bytes: array<u32>;
@group(0) @binding(0) var<storage, read_write> floats: array<f32>;
@group(1) @binding(3) var<uniform> factor: f32;

@compute @workgroup_size(64)
fn clear(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&bytes)) {
    bytes[id.x] = 0u;
  }
}

@compute @workgroup_size(64)
fn scale(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&floats)) {
    let v = id.x;
    floats[v] = floats[v] * factor;
  }
}
