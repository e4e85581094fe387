@group(1) @binding(4) var<uniform> scale: vec4f;
@group(0) @binding(0) var<storage, read_write> values: array<vec4f>;
@group(0) @binding(2) var image: texture_2d<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  values[id.x] = values[id.x] * scale + textureLoad(image, vec2u(id.x, 0u), 0i);
}
