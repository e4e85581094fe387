struct Wrapped {
  m: mat2x2f,
}

struct Bones {
  world: array<mat4x4f, 16>,
  plane: array<Wrapped, 3>,
}

@group(0) @binding(0) var<uniform> bones: Bones;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = bones.world[i] * vec4f(bones.plane[i % 3u].m * vec2f(1.0f, 0.0f), bones.plane[0].m[1][i % 2u], 1.0f);
}
