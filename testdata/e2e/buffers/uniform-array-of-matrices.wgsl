// Arrays of matrices in a uniform buffer: of mat4x4 and, with their columns of eight bytes, of mat2x2 in structures.
struct Wrapped {
  @size(16) m: mat2x2f,
}
struct Bones {
  world: array<mat4x4f, 16>,
  plane: array<Wrapped, 3>,
}
@group(0) @binding(0) var<uniform> bones: Bones;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = &bones.plane[i % 3];
  out[i] = bones.world[i] * vec4f((*p).m * vec2f(1, 0), bones.plane[0].m[1][i % 2], 1);
}
