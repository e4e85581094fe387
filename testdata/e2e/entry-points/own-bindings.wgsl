// Each entry point uses its own bindings: the same numbers never meet in one of them.
@group(0) @binding(0) var<storage, read_write> bytes: array<u32>;
@group(0) @binding(0) var<storage, read_write> floats: array<f32>;
@group(1) @binding(3) var<uniform> factor: f32;

@compute @workgroup_size(64)
fn clear(@builtin(global_invocation_id) id: vec3u) {
  if id.x < arrayLength(&bytes) { bytes[id.x] = 0; }
}

@compute @workgroup_size(64)
fn scale(@builtin(global_invocation_id) id: vec3u) {
  if id.x < arrayLength(&floats) { floats[id.x] *= factor; }
}
