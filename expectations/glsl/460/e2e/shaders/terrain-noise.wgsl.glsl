#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Terrain {
  vec2 origin;
  float spacing;
  uint octaves;
  uvec2 size;
  float lacunarity;
  float gain;
};

struct Ground {
  float height;
  vec3 normal;
  uint kind;
};

layout(std140, binding = 0) uniform terrain_compute_block {
  Terrain inner;
} terrain;
layout(std430, binding = 0) coherent buffer ground_compute_block {
  Ground inner[];
} ground;
const vec2 constants[8] = vec2[8](vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0), vec2(0.7071), vec2(-0.7071, 0.7071), vec2(0.7071, -0.7071), vec2(-0.7071));

void store_Ground(uint v, Ground value) {
  ground.inner[v].height = value.height;
  ground.inner[v].normal = value.normal;
  ground.inner[v].kind = value.kind;
}

uint hashed(ivec2 cell) {
  uint h = (uint(cell.x) * 2654435761u) ^ (uint(cell.y) * 2246822519u);
  h = h ^ (h >> 15u);
  h = h * 3266489917u;
  return h ^ (h >> 13u);
}

vec2 gradient(ivec2 cell) {
  return constants[min(hashed(cell) & 7u, 7u)];
}

float noise(vec2 p) {
  ivec2 cell = ivec2(clamp(floor(p), vec2(-2147483600.0), vec2(2147483500.0)));
  vec2 f = fract(p);
  vec2 fade = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float a = dot(gradient(cell), f);
  float b = dot(gradient(cell + ivec2(1, 0)), f - vec2(1.0, 0.0));
  float c = dot(gradient(cell + ivec2(0, 1)), f - vec2(0.0, 1.0));
  float d = dot(gradient(cell + 1), f - 1.0);
  return mix(mix(a, b, fade.x), mix(c, d, fade.x), fade.y);
}

float height(vec2 p) {
  float sum = 0.0;
  float amplitude = 1.0;
  vec2 at = p;
  uint i = 0u;
  while (true) {
    if (!(i < terrain.inner.octaves)) {
      break;
    }
    float v = sum;
    float v_1 = amplitude;
    sum = v + v_1 * (1.0 - abs(noise(at)));
    amplitude = amplitude * terrain.inner.gain;
    at = mat2(vec2(0.8, 0.6), vec2(-0.6, 0.8)) * at * terrain.inner.lacunarity;
    i = i + 1u;
  }
  return sum;
}

uint classify(float level, float slope) {
  if (level < 0.3) {
    return 0u;
  } else if (slope > 0.7) {
    return 3u;
  }
  return mix(1u, 2u, (level > 1.2));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (any(greaterThanEqual(v.xy, terrain.inner.size))) {
    return;
  }
  vec2 p = terrain.inner.origin + vec2(v.xy) * terrain.inner.spacing;
  float e = terrain.inner.spacing;
  float here = height(p);
  float dx = height(p + vec2(e, 0.0)) - here;
  float dy = height(p + vec2(0.0, e)) - here;
  vec3 normal = normalize(vec3(-dx, e, -dy));
  store_Ground(min(v.y * terrain.inner.size.x + v.x, uint(ground.inner.length()) - 1u), Ground(here, normal, classify(here, 1.0 - normal.y)));
}
