struct Body {
  position: vec3f,
  mass: f32,
  velocity: vec3f,
}

struct Simulation {
  count: u32,
  delta: f32,
  softening: f32,
  damping: f32,
}

@group(0) @binding(0) var<uniform> simulation: Simulation;
@group(0) @binding(1) var<storage, read> current: array<Body>;
@group(0) @binding(2) var<storage, read_write> next: array<Body>;
var<workgroup> tile: array<vec4f, 64>;

fn pull(on: vec3f, from_body: vec4f) -> vec3f {
  let offset = from_body.xyz - on;
  let squared = dot(offset, offset) + simulation.softening * simulation.softening;
  let inverse = inverseSqrt(squared);
  return offset * (from_body.w * inverse * inverse * inverse);
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  let here = min(id.x, simulation.count - 1u);
  var body = current[here];
  var acceleration = vec3f();
  let tiles = (simulation.count + 64u - 1u) / 64u;
  for (var t = 0u; t < tiles; t = t + 1u) {
    let other = t * 64u + lane;
    if (other < simulation.count) {
      tile[lane] = vec4f(current[other].position, current[other].mass);
    } else {
      tile[lane] = vec4f();
    }
    workgroupBarrier();
    for (var i = 0i; i < 64i; i = i + 4i) {
      let v = acceleration;
      acceleration = v + pull(body.position, tile[i]);
      let v_1 = acceleration;
      acceleration = v_1 + pull(body.position, tile[i + 1i]);
      let v_2 = acceleration;
      acceleration = v_2 + pull(body.position, tile[i + 2i]);
      let v_3 = acceleration;
      acceleration = v_3 + pull(body.position, tile[i + 3i]);
    }
    workgroupBarrier();
  }
  if (id.x >= simulation.count) {
    return;
  }
  body.velocity = (body.velocity + acceleration * simulation.delta) * simulation.damping;
  body.position = body.position + body.velocity * simulation.delta;
  next[id.x] = body;
}
