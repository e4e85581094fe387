// Access modes are said of the variable in SPIR-V, since the types are the same; a format that it does not have needs a capability for each way of access.
@group(0) @binding(0) var source: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(1) var output: texture_storage_2d<bgra8unorm, write>;
@group(0) @binding(2) var counts: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(3) var more_counts: texture_storage_2d<r32uint, read>;
@group(0) @binding(4) var row: texture_storage_1d<rg32float, write>;
@group(0) @binding(5) var volume: texture_storage_3d<rgba16float, write>;
@group(0) @binding(6) var layers: texture_storage_2d_array<rgba8sint, write>;

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let at = id.xy;
  let texel = textureLoad(source, at);
  textureStore(output, at, texel.bgra);
  let count = textureLoad(counts, at).x + textureLoad(more_counts, at).x;
  textureBarrier();
  textureStore(counts, at, vec4u(count + 1));
  textureStore(row, id.x, vec4f(texel.x));
  textureStore(volume, id, texel);
  textureStore(layers, vec2i(at), id.z, vec4i(i32(count)));
}
