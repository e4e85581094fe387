// Gravity between all pairs of bodies, a tile of them in shared memory at a time, leapfrog integration.
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

const tile_size = 64;

@group(0) @binding(0) var<uniform> simulation: Simulation;
@group(0) @binding(1) var<storage, read> current: array<Body>;
@group(0) @binding(2) var<storage, read_write> next: array<Body>;

var<workgroup> tile: array<vec4f, tile_size>;

fn pull(on: vec3f, from_body: vec4f) -> vec3f {
  let offset = from_body.xyz - on;
  let squared = dot(offset, offset) + simulation.softening * simulation.softening;
  let inverse = inverseSqrt(squared);
  return offset * (from_body.w * inverse * inverse * inverse);
}

@compute @workgroup_size(tile_size)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32) {
  let here = min(id.x, simulation.count - 1);
  var body = current[here];
  var acceleration = vec3f();
  let tiles = (simulation.count + tile_size - 1) / tile_size;
  for (var t = 0u; t < tiles; t++) {
    let other = t * tile_size + lane;
    if other < simulation.count {
      tile[lane] = vec4f(current[other].position, current[other].mass);
    } else {
      tile[lane] = vec4f();
    }
    workgroupBarrier();
    for (var i = 0; i < tile_size; i += 4) {
      acceleration += pull(body.position, tile[i]);
      acceleration += pull(body.position, tile[i + 1]);
      acceleration += pull(body.position, tile[i + 2]);
      acceleration += pull(body.position, tile[i + 3]);
    }
    workgroupBarrier();
  }
  if id.x >= simulation.count {
    return;
  }
  body.velocity = (body.velocity + acceleration * simulation.delta) * simulation.damping;
  body.position += body.velocity * simulation.delta;
  next[id.x] = body;
}
