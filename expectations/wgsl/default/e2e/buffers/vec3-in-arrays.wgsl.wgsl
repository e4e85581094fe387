struct Tail {
  a: f32,
  b: vec3f,
}

@group(0) @binding(0) var<storage, read_write> points: array<vec3f>;
@group(0) @binding(1) var<storage, read_write> tails: array<Tail, 4>;
@group(0) @binding(2) var<storage, read_write> frames: array<mat3x3f, 2>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  points[i] = points[i].zyx;
  points[i + 4u].y = 1.0f;
  tails[i].b = points[i] + tails[i].a;
  tails[3] = Tail(2.0f, points[0]);
  frames[i % 2u] = mat3x3f(points[0], points[1], frames[0][i % 3u]);
}
