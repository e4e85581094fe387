// Constant tables indexed at run time: of scalars, of vectors, of arrays, and in function scope.
const sine = array(0.0, 0.383, 0.707, 0.924, 1.0, 0.924, 0.707, 0.383);
const corners = array(vec2f(-1, -1), vec2f(3, -1), vec2f(-1, 3));
const knight = array(array(1, 2), array(2, 1), array(-1, 2), array(-2, 1));
@group(0) @binding(0) var<storage, read_write> out: array<vec4f>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  const weights = array(1u, 4, 6, 4, 1);
  let i = id.x;
  out[i] = vec4f(sine[i & 7u], corners[i % 3].y, f32(knight[i & 3u][i & 1u]), f32(weights[i % 5]));
}
