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
  if (any((id.xy >= size))) {
    return;
  }
  let source_size = textureDimensions(level_in);
  let base = id.xy * 2u;
  let reach = select(vec2u(2u), vec2u(3u), ((source_size & vec2u(1u)) == vec2u(1u)));
  var farthest = 0.0f;
  for (var y = 0u; y < reach.y; y = y + 1u) {
    for (var x = 0u; x < reach.x; x = x + 1u) {
      farthest = max(farthest, textureLoad(level_in, min(base + vec2u(x, y), source_size - 1u), 0i).x);
    }
  }
  textureStore(level_out, id.xy, vec4f(farthest));
}

@compute @workgroup_size(8, 8)
fn copy_depth(@builtin(global_invocation_id) id: vec3u) {
  if (all((id.xy < textureDimensions(level_out)))) {
    textureStore(level_out, id.xy, vec4f(textureLoad(depth, id.xy, 0i)));
  }
}

fn in_frustum(centre: vec3f, radius: f32) -> bool {
  for (var i = 0i; i < 6i; i = i + 1i) {
    if (dot(view.planes[i], vec4f(centre, 1.0f)) < -radius) {
      return false;
    }
  }
  return true;
}

fn hidden(centre: vec3f, radius: f32) -> bool {
  let clip = view.view_projection * vec4f(centre, 1.0f);
  if (clip.w <= radius) {
    return false;
  }
  let uv = clip.xy / clip.w * vec2f(0.5f, -0.5f) + 0.5f;
  let extent = radius / clip.w * view.size;
  let level = min(u32(ceil(log2(max(max(extent.x, extent.y), 1.0f)))), view.levels - 1u);
  let at = vec2i(uv * vec2f(textureDimensions(pyramid, level)));
  var farthest = 0.0f;
  for (var i = 0i; i < 4i; i = i + 1i) {
    farthest = max(farthest, textureLoad(pyramid, at + vec2i(i & 1i, i >> 1u), level).x);
  }
  return (clip.z - radius) / clip.w > farthest;
}

@compute @workgroup_size(64)
fn cull(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= view.count) {
    return;
  }
  let instance = instances[id.x];
  var v: bool;
  if (!in_frustum(instance.centre, instance.radius)) {
    v = true;
  } else {
    v = hidden(instance.centre, instance.radius);
  }
  if (v) {
    return;
  }
  let v_1 = instance.mesh;
  let slot = atomicAdd(&draws[v_1].instance_count, 1u);
  visible[draws[v_1].first_instance + slot] = id.x;
}
