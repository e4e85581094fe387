// Layered gradient noise as a height map, with slopes by finite differences.
struct Terrain {
  origin: vec2f,
  spacing: f32,
  octaves: u32,
  size: vec2u,
  lacunarity: f32,
  gain: f32,
}

struct Ground {
  height: f32,
  normal: vec3f,
  kind: u32,
}

@group(0) @binding(0) var<uniform> terrain: Terrain;
@group(0) @binding(1) var<storage, read_write> ground: array<Ground>;

fn hashed(cell: vec2i) -> u32 {
  var h = (bitcast<u32>(cell.x) * 0x9e3779b1u) ^ (bitcast<u32>(cell.y) * 0x85ebca77u);
  h ^= h >> 15;
  h *= 0xc2b2ae3du;
  return h ^ (h >> 13);
}

fn gradient(cell: vec2i) -> vec2f {
  const directions = array(
    vec2f(1, 0), vec2f(-1, 0), vec2f(0, 1), vec2f(0, -1),
    vec2f(0.7071, 0.7071), vec2f(-0.7071, 0.7071), vec2f(0.7071, -0.7071), vec2f(-0.7071, -0.7071),
  );
  return directions[hashed(cell) & 7];
}

fn noise(p: vec2f) -> f32 {
  let cell = vec2i(floor(p));
  let f = fract(p);
  let fade = f * f * f * (f * (f * 6 - 15) + 10);
  let a = dot(gradient(cell), f);
  let b = dot(gradient(cell + vec2i(1, 0)), f - vec2f(1, 0));
  let c = dot(gradient(cell + vec2i(0, 1)), f - vec2f(0, 1));
  let d = dot(gradient(cell + 1), f - 1);
  return mix(mix(a, b, fade.x), mix(c, d, fade.x), fade.y);
}

fn height(p: vec2f) -> f32 {
  var sum = 0.0;
  var amplitude = 1.0;
  var at = p;
  for (var i = 0u; i < terrain.octaves; i++) {
    sum += amplitude * (1 - abs(noise(at)));
    amplitude *= terrain.gain;
    at = mat2x2f(0.8, 0.6, -0.6, 0.8) * at * terrain.lacunarity;
  }
  return sum;
}

fn classify(level: f32, slope: f32) -> u32 {
  if level < 0.3 {
    return 0;
  } else if slope > 0.7 {
    return 3;
  }
  return select(1u, 2u, level > 1.2);
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if any(id.xy >= terrain.size) {
    return;
  }
  let p = terrain.origin + vec2f(id.xy) * terrain.spacing;
  let e = terrain.spacing;
  let here = height(p);
  let dx = height(p + vec2f(e, 0)) - here;
  let dy = height(p + vec2f(0, e)) - here;
  let normal = normalize(vec3f(-dx, e, -dy));
  ground[id.y * terrain.size.x + id.x] = Ground(here, normal, classify(here, 1 - normal.y));
}
