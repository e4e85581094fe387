// Culls instances against the frustum and a pyramid of depth, and writes arguments of indirect draws.

struct View {
  view_projection: mat4x4f,
  planes: array<vec4f, 6>,
  size: vec2f,
  levels: u32,
  count: u32,
}

struct Instance {
  centre: vec3f,
  radius: f32,
  mesh: u32,
}

struct Draw {
  index_count: u32,
  instance_count: atomic<u32>,
  first_index: u32,
  base_vertex: i32,
  first_instance: u32,
}

@group(0) @binding(0) var<uniform> view: View;
@group(0) @binding(1) var<storage, read> instances: array<Instance>;
@group(0) @binding(2) var<storage, read_write> draws: array<Draw>;
@group(0) @binding(3) var<storage, read_write> visible: array<u32>;
@group(0) @binding(4) var pyramid: texture_2d<f32>;
@group(1) @binding(0) var depth: texture_depth_2d;
@group(1) @binding(1) var level_in: texture_2d<f32>;
@group(1) @binding(2) var level_out: texture_storage_2d<r32float, write>;

@compute @workgroup_size(8, 8)
fn reduce(@builtin(global_invocation_id) id: vec3u) {
  let size = textureDimensions(level_out);
  if any(id.xy >= size) {
    return;
  }
  let source_size = textureDimensions(level_in);
  let base = id.xy * 2u;
  // An odd size has a third column or row to cover.
  let reach = select(vec2u(2), vec2u(3), (source_size & vec2u(1)) == vec2u(1));
  var farthest = 0.0;
  for (var y = 0u; y < reach.y; y++) {
    for (var x = 0u; x < reach.x; x++) {
      farthest = max(farthest, textureLoad(level_in, min(base + vec2u(x, y), source_size - 1u), 0).r);
    }
  }
  textureStore(level_out, id.xy, vec4f(farthest));
}

@compute @workgroup_size(8, 8)
fn copy_depth(@builtin(global_invocation_id) id: vec3u) {
  if all(id.xy < textureDimensions(level_out)) {
    textureStore(level_out, id.xy, vec4f(textureLoad(depth, id.xy, 0)));
  }
}

fn in_frustum(centre: vec3f, radius: f32) -> bool {
  for (var i = 0; i < 6; i++) {
    if dot(view.planes[i], vec4f(centre, 1.0)) < -radius {
      return false;
    }
  }
  return true;
}

fn hidden(centre: vec3f, radius: f32) -> bool {
  let clip = view.view_projection * vec4f(centre, 1.0);
  if clip.w <= radius {
    return false;
  }
  let uv = clip.xy / clip.w * vec2f(0.5, -0.5) + 0.5;
  let extent = radius / clip.w * view.size;
  let level = min(u32(ceil(log2(max(max(extent.x, extent.y), 1.0)))), view.levels - 1u);
  let at = vec2i(uv * vec2f(textureDimensions(pyramid, level)));
  var farthest = 0.0;
  for (var i = 0; i < 4; i++) {
    farthest = max(farthest, textureLoad(pyramid, at + vec2i(i & 1, i >> 1), level).r);
  }
  return (clip.z - radius) / clip.w > farthest;
}

@compute @workgroup_size(64)
fn cull(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= view.count {
    return;
  }
  let instance = instances[id.x];
  if !in_frustum(instance.centre, instance.radius) || hidden(instance.centre, instance.radius) {
    return;
  }
  let draw = &draws[instance.mesh];
  let slot = atomicAdd(&draw.instance_count, 1u);
  visible[draw.first_instance + slot] = id.x;
}
