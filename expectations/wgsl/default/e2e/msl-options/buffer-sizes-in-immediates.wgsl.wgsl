struct Draw {
  offset: vec2u,
  scale: f32,
}

var<immediate> draw: Draw;
@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&sums)) {
    sums[id.x] = values[id.x + draw.offset.x] * draw.scale;
  }
}
