struct Material {
  albedo: vec3f,
  roughness: f32,
  transform: mat3x3f,
  layers: array<vec4f, 2>,
}

@group(0) @binding(0) var<uniform> source: Material;
@group(0) @binding(1) var<storage, read_write> copies: array<Material>;

@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) id: vec3u) {
  copies[id.x] = source;
  copies[id.x].layers[1] = source.layers[0];
  copies[id.x].transform = transpose(source.transform);
}
