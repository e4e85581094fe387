struct Range {
  low: f32,
  high: f32,
  edges: vec2f,
}

@group(0) @binding(0) var<uniform> range: Range;
@group(0) @binding(1) var<storage, read_write> values: array<vec4f>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let value = values[id.x];
  let constants = clamp(value, vec4f(-1.0f, 0.0f, 0.0f, 0.0f), vec4f(1.0f)) + smoothstep(vec4f(), vec4f(1.0f, 2.0f, 3.0f, 4.0f), value);
  let given = clamp(value, vec4f(range.low), vec4f(range.high));
  let half_given = clamp(value.x, 0.0f, range.high) * smoothstep(0.0f, range.high, value.y);
  values[id.x] = constants * given * half_given * smoothstep(range.edges.x, range.edges.y, value.z);
}
