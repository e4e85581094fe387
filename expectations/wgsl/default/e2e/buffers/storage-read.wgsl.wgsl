@group(0) @binding(0) var<storage, read> explicit_mode: array<vec2f>;
@group(0) @binding(1) var<storage, read> default_mode: array<u32, 16>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = dot(explicit_mode[i], vec2f(1.0f)) + f32(default_mode[15u - i]);
}
