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
  var h = (bitcast<u32>(cell.x) * 2654435761u) ^ (bitcast<u32>(cell.y) * 2246822519u);
  h = h ^ (h >> 15u);
  h = h * 3266489917u;
  return h ^ (h >> 13u);
}

fn gradient(cell: vec2i) -> vec2f {
  return array<vec2f, 8>(vec2f(1.0f, 0.0f), vec2f(-1.0f, 0.0f), vec2f(0.0f, 1.0f), vec2f(0.0f, -1.0f), vec2f(0.7071f), vec2f(-0.7071f, 0.7071f), vec2f(0.7071f, -0.7071f), vec2f(-0.7071f))[hashed(cell) & 7u];
}

fn noise(p: vec2f) -> f32 {
  let cell = vec2i(floor(p));
  let f = fract(p);
  let fade = f * f * f * (f * (f * 6.0f - 15.0f) + 10.0f);
  let a = dot(gradient(cell), f);
  let b = dot(gradient(cell + vec2i(1i, 0i)), f - vec2f(1.0f, 0.0f));
  let c = dot(gradient(cell + vec2i(0i, 1i)), f - vec2f(0.0f, 1.0f));
  let d = dot(gradient(cell + 1i), f - 1.0f);
  return mix(mix(a, b, fade.x), mix(c, d, fade.x), fade.y);
}

fn height(p: vec2f) -> f32 {
  var sum = 0.0f;
  var amplitude = 1.0f;
  var at = p;
  for (var i = 0u; i < terrain.octaves; i = i + 1u) {
    let v = sum;
    let v_1 = amplitude;
    sum = v + v_1 * (1.0f - abs(noise(at)));
    amplitude = amplitude * terrain.gain;
    at = mat2x2f(vec2f(0.8f, 0.6f), vec2f(-0.6f, 0.8f)) * at * terrain.lacunarity;
  }
  return sum;
}

fn classify(level: f32, slope: f32) -> u32 {
  if (level < 0.3f) {
    return 0u;
  } else if (slope > 0.7f) {
    return 3u;
  }
  return select(1u, 2u, (level > 1.2f));
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (any((id.xy >= terrain.size))) {
    return;
  }
  let p = terrain.origin + vec2f(id.xy) * terrain.spacing;
  let e = terrain.spacing;
  let here = height(p);
  let dx = height(p + vec2f(e, 0.0f)) - here;
  let dy = height(p + vec2f(0.0f, e)) - here;
  let normal = normalize(vec3f(-dx, e, -dy));
  ground[id.y * terrain.size.x + id.x] = Ground(here, normal, classify(here, 1.0f - normal.y));
}
