@group(0) @binding(0) var<storage, read_write> sums: array<f32>;
@group(0) @binding(1) var picture: texture_2d<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  sums[id.x] = textureLoad(picture, id.xy, 0i).x;
}
