struct Instance {
  model: mat4x4f,
  center: vec3f,
  radius: f32,
  mesh: u32,
}

struct DrawArguments {
  index_count: u32,
  instance_count: atomic<u32>,
  first_index: u32,
  base_vertex: i32,
  first_instance: u32,
}

struct View {
  planes: array<vec4f, 6>,
  eye: vec3f,
  detail: f32,
}

@group(0) @binding(0) var<uniform> view: View;
@group(0) @binding(1) var<storage, read> instances: array<Instance>;
@group(0) @binding(2) var<storage, read_write> draws: array<DrawArguments>;
@group(0) @binding(3) var<storage, read_write> visible: array<u32>;
@group(0) @binding(4) var<storage, read_write> counters: array<atomic<u32>, 2>;

fn is_visible(center: vec3f, radius: f32) -> bool {
  for (var i = 0i; i < 6i; i = i + 1i) {
    let plane = view.planes[i];
    if (dot(plane.xyz, center) + plane.w < -radius) {
      return false;
    }
  }
  return true;
}

fn level_of(center: vec3f, radius: f32) -> u32 {
  let share = radius / max(distance(center, view.eye), 0.001f) * view.detail;
  switch (i32(-log2(max(share, 1e-6f)))) {
    case -64i, -1i, 0i: {
      return 0u;
    }
    case 1i, 2i: {
      return 1u;
    }
    case 3i: {
      return 2u;
    }
    default: {
      return select(3u, 0u, (share > 1.0f));
    }
  }
  return 0u;
}

@compute @workgroup_size(64)
fn cull(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&instances)) {
    return;
  }
  let v = id.x;
  let center = (instances[v].model * vec4f(instances[v].center, 1.0f)).xyz;
  let scale = length(instances[v].model[0].xyz);
  let radius = instances[v].radius * scale;
  if (!is_visible(center, radius)) {
    _ = atomicAdd(&counters[1], 1u);
    return;
  }
  _ = atomicAdd(&counters[0], 1u);
  let v_1 = instances[v].mesh * 4u + level_of(center, radius);
  let place = atomicAdd(&draws[v_1].instance_count, 1u);
  visible[draws[v_1].first_instance + place] = id.x;
}

@compute @workgroup_size(64)
fn reset(@builtin(global_invocation_id) id: vec3u) {
  if (id.x < arrayLength(&draws)) {
    atomicStore(&draws[id.x].instance_count, 0u);
  }
  if (id.x < 2u) {
    atomicStore(&counters[id.x], 0u);
  }
}
