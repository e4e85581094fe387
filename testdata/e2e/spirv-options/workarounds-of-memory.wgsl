//# targets: spirv
//# options spirv: {"whole_uniform_vectors": true, "stores_by_exchange": true, "matrices_by_pointer": true}
// Memory that some drivers read or write wrongly, and matrices that they do not pass.
struct Turn {
  by: mat3x3f,
  scale: f32,
}

@group(0) @binding(0) var<uniform> given: array<vec4f, 4>;
@group(0) @binding(1) var<storage, read_write> result: array<vec3f, 4>;
var<workgroup> count: atomic<u32>;
var<workgroup> signed_counts: array<atomic<i32>, 4>;

fn turned(turn: Turn, place: vec3f) -> vec3f {
  return turn.by * place * turn.scale;
}

fn twice(n: u32, m: mat3x3f, turns: array<mat2x2f, 2>) -> vec3f {
  return turned(Turn(m, turns[n & 1][0].y), m[n]);
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  atomicStore(&count, i);
  atomicStore(&signed_counts[i], i32(i));
  let m = mat3x3f(given[0].xyz, given[1].xyz, given[2].xyz);
  result[i] = twice(i, m, array(mat2x2f(), mat2x2f(1, given[i].y, given[1][i], 4)));
}
