@group(0) @binding(0) var<storage, read_write> out: array<vec4f>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  out[i] = vec4f(array<f32, 8>(0.0f, 0.383f, 0.707f, 0.924f, 1.0f, 0.924f, 0.707f, 0.383f)[i & 7u], array<vec2f, 3>(vec2f(-1.0f), vec2f(3.0f, -1.0f), vec2f(-1.0f, 3.0f))[i % 3u].y, f32(array<array<i32, 2>, 4>(array<i32, 2>(1i, 2i), array<i32, 2>(2i, 1i), array<i32, 2>(-1i, 2i), array<i32, 2>(-2i, 1i))[i & 3u][i & 1u]), f32(array<u32, 5>(1u, 4u, 6u, 4u, 1u)[i % 5u]));
}
