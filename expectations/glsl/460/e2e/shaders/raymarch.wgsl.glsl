//# output vertex_main
#version 460

struct Triangle {
  vec4 clip;
  vec2 uv;
};

layout(location = 0) out vec2 location_0;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  vec2 uv = vec2(uvec2((v & 1u) << 2u, (v & 2u) << 1u)) - 1.0;
  Triangle v_1 = Triangle(vec4(uv, 0.0, 1.0), uv);
  vec4 position = v_1.clip;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.uv;
}
//# output fragment_main
#version 460

struct View {
  vec2 size;
  float time;
  uint steps;
};

struct Surface {
  float distance_1;
  uint material;
};

struct Triangle {
  vec4 clip;
  vec2 uv;
};

layout(std140, binding = 0) uniform view_fragment_block {
  View inner;
} view;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 fragment_main_result;
const vec3 constants[3] = vec3[3](vec3(0.8, 0.8, 0.75), vec3(0.9, 0.3, 0.2), vec3(0.2, 0.5, 0.9));

vec2 rotated(vec2 p, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return mat2(c, s, -s, c) * p;
}

float box(vec3 p, vec3 half_size) {
  vec3 q = abs(p) - half_size;
  return length(max(q, vec3(0.0))) + min(max(q.x, max(q.y, q.z)), 0.0);
}

float torus(vec3 p, vec2 radii) {
  return length(vec2(length(p.xz) - radii.x, p.y)) - radii.y;
}

Surface nearer(Surface a, Surface b) {
  if (a.distance_1 < b.distance_1) {
    return a;
  }
  return b;
}

Surface scene(vec3 p) {
  vec3 q = p - vec3(0.0, 1.0, 4.0);
  vec2 turned = rotated(q.xz, view.inner.time);
  q = vec3(turned.x, q.y, turned.y);
  Surface s = Surface(p.y, 0u);
  Surface v = s;
  s = nearer(v, Surface(box(q, vec3(0.5)) - 0.1, 1u));
  Surface v_1 = s;
  return nearer(v_1, Surface(torus(q, vec2(1.2, 0.2)), 2u));
}

vec3 normal_at(vec3 p) {
  float v = scene(p + vec3(0.001, 0.0, 0.0)).distance_1;
  float v_1 = v - scene(p - vec3(0.001, 0.0, 0.0)).distance_1;
  float v_2 = scene(p + vec3(0.0, 0.001, 0.0)).distance_1;
  float v_3 = v_2 - scene(p - vec3(0.0, 0.001, 0.0)).distance_1;
  float v_4 = scene(p + vec3(0.0, 0.0, 0.001)).distance_1;
  return normalize(vec3(v_1, v_3, v_4 - scene(p - vec3(0.0, 0.0, 0.001)).distance_1));
}

float shadow(vec3 origin, vec3 direction) {
  float light = 1.0;
  float t = 0.02;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(t < 10.0)) {
      break;
    }
    float d = scene(origin + direction * t).distance_1;
    if (d < 0.001) {
      return 0.0;
    }
    light = min(light, 12.0 * d / t);
    t = t + max(d, 0.02);
  }
  return light;
}

void main() {
  Triangle v = Triangle(gl_FragCoord, location_0);
  vec3 origin = vec3(0.0, 1.5, 0.0);
  vec3 direction = normalize(vec3(v.uv.x * view.inner.size.x / view.inner.size.y, v.uv.y, 1.5));
  vec3 sun = vec3(0.55708605, 0.74278134, -0.37139067);
  float t = 0.0;
  Surface hit = Surface(40.0, 0u);
  uint i = 0u;
  while (true) {
    if (!(i < view.inner.steps)) {
      break;
    }
    hit = scene(origin + direction * t);
    t = t + hit.distance_1;
    if ((hit.distance_1 < 0.001) || (t > 40.0)) {
      break;
    }
    i = i + 1u;
  }
  vec3 colour = mix(vec3(0.7, 0.8, 1.0), vec3(0.2, 0.4, 0.8), clamp(direction.y, 0.0, 1.0));
  if (t < 40.0) {
    vec3 p = origin + direction * t;
    vec3 n = normal_at(p);
    float lit = max(dot(n, sun), 0.0) * shadow(p + n * 0.01, sun);
    colour = mix(constants[min(hit.material, 2u)] * (0.2 + 0.8 * lit), colour, smoothstep(10.0, 40.0, t));
  }
  fragment_main_result = vec4(sqrt(colour), 1.0);
}
