@group(0) @binding(0) var camera: texture_external;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f, 6>;

@compute @workgroup_size(1)
fn main() {
  out[0] = textureLoad(camera, vec2u());
  out[1] = textureLoad(camera, vec2u(1u, 0u));
  out[2] = textureLoad(camera, vec2u(2u, 1u));
  out[3] = textureLoad(camera, vec2u(3u, 1u));
  out[4] = textureSampleBaseClampToEdge(camera, plain, vec2f(0.1f, 0.9f));
  out[5] = vec4f(vec2f(textureDimensions(camera)), 0.0f, 0.0f);
}
