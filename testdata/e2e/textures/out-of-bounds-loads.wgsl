// Levels, coordinates, layers and samples that the shader does not know to be inside.
@group(0) @binding(0) var line: texture_1d<u32>;
@group(0) @binding(1) var stack: texture_2d_array<f32>;
@group(0) @binding(2) var block: texture_3d<i32>;
@group(0) @binding(3) var deep: texture_depth_2d_array;
@group(0) @binding(4) var samples: texture_multisampled_2d<f32>;
@group(0) @binding(5) var<storage, read_write> result: array<vec4f>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let i = i32(id.x);
  let wide = vec4f(textureLoad(line, i, id.y));
  let layered = textureLoad(stack, id.xy, i, 0);
  let solid = vec4f(textureLoad(block, vec3i(id), i));
  let depth = textureLoad(deep, vec2i(-1, i), id.z, 1u);
  let sample = textureLoad(samples, id.yx, i);
  let size = textureDimensions(stack, i);
  result[0] = wide + layered + solid + depth + sample + f32(size.x);
}
