// Culls instances against a view's planes, picks a level of detail, and fills the arguments of indirect draws.
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

const levels = 4u;

@group(0) @binding(0) var<uniform> view: View;
@group(0) @binding(1) var<storage, read> instances: array<Instance>;
@group(0) @binding(2) var<storage, read_write> draws: array<DrawArguments>;
@group(0) @binding(3) var<storage, read_write> visible: array<u32>;
@group(0) @binding(4) var<storage, read_write> counters: array<atomic<u32>, 2>;

fn is_visible(center: vec3f, radius: f32) -> bool {
  for (var i = 0; i < 6; i++) {
    let plane = view.planes[i];
    if dot(plane.xyz, center) + plane.w < -radius {
      return false;
    }
  }
  return true;
}

fn level_of(center: vec3f, radius: f32) -> u32 {
  let share = radius / max(distance(center, view.eye), 1e-3) * view.detail;
  switch i32(-log2(max(share, 1e-6))) {
    case -64, -1, 0: { return 0; }
    case 1, 2: { return 1; }
    case 3: { return 2; }
    default: { return select(levels - 1, 0, share > 1); }
  }
}

@compute @workgroup_size(64)
fn cull(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= arrayLength(&instances) {
    return;
  }
  let instance = &instances[id.x];
  let center = (instance.model * vec4f(instance.center, 1)).xyz;
  let scale = length(instance.model[0].xyz);
  let radius = instance.radius * scale;
  if !is_visible(center, radius) {
    atomicAdd(&counters[1], 1);
    return;
  }
  atomicAdd(&counters[0], 1);
  let draw = &draws[instance.mesh * levels + level_of(center, radius)];
  let place = atomicAdd(&draw.instance_count, 1);
  visible[draw.first_instance + place] = id.x;
}

@compute @workgroup_size(64)
fn reset(@builtin(global_invocation_id) id: vec3u) {
  if id.x < arrayLength(&draws) {
    atomicStore(&draws[id.x].instance_count, 0);
  }
  if id.x < 2 {
    atomicStore(&counters[id.x], 0);
  }
}
