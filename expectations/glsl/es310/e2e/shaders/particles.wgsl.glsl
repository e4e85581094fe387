//# output simulate
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Particle {
  vec2 position;
  vec2 velocity;
  float life;
  uint seed;
};

struct Frame {
  float delta;
  vec2 gravity;
  uint count;
};

layout(std140, binding = 0) uniform frame_compute_block {
  Frame inner;
} frame;
layout(std430, binding = 0) coherent buffer particles_compute_block {
  Particle inner[];
} particles;

uint hash(uint x) {
  uint h = x * 747796405u + 2891336453u;
  h = ((h >> (((h >> 28u) + 4u) & 31u)) ^ h) * 277803737u;
  return (h >> 22u) ^ h;
}

float unit(uint x) {
  return float(x >> 8u) / 16777216.0;
}

void spawn(inout Particle p) {
  uint first = hash(p.seed);
  uint second = hash(first);
  float angle = unit(first) * 6.2831855;
  p.position = vec2(0.0);
  p.velocity = vec2(cos(angle), sin(angle)) * (0.2 + unit(second));
  p.life = 1.0 + 2.0 * unit(hash(second));
  p.seed = second;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= min(frame.inner.count, uint(particles.inner.length()))) {
    return;
  }
  Particle p = particles.inner[min(v.x, uint(particles.inner.length()) - 1u)];
  p.life = p.life - frame.inner.delta;
  if (p.life <= 0.0) {
    spawn(p);
  } else {
    p.velocity = p.velocity + frame.inner.gravity * frame.inner.delta;
    p.position = p.position + p.velocity * frame.inner.delta;
    if (p.position.y < -1.0) {
      p.position.y = -2.0 - p.position.y;
      p.velocity.y = p.velocity.y * -0.6;
    }
  }
  particles.inner[min(v.x, uint(particles.inner.length()) - 1u)] = p;
}
//# output draw
#version 310 es
precision highp float;
precision highp int;

struct Particle {
  vec2 position;
  vec2 velocity;
  float life;
  uint seed;
};

struct Point {
  vec4 clip;
  vec2 corner;
  float life;
};

layout(std430, binding = 1) readonly buffer drawn_vertex_block {
  Particle inner[];
} drawn;
layout(location = 0) out vec2 location_0;
layout(location = 1) out float location_1;
const vec2 constants[6] = vec2[6](vec2(-1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(-1.0, 1.0), vec2(1.0, -1.0), vec2(1.0));

void main() {
  gl_PointSize = 1.0;
  vec2 corner = constants[min(uint(gl_VertexID) % 6u, 5u)];
  Particle p = drawn.inner[min(uint(gl_InstanceID), uint(drawn.inner.length()) - 1u)];
  Point v = Point(vec4(p.position + corner * 0.01, 0.0, 1.0), corner, p.life);
  vec4 position = v.clip;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.corner;
  location_1 = v.life;
}
//# output colour
#version 310 es
precision highp float;
precision highp int;

struct Point {
  vec4 clip;
  vec2 corner;
  float life;
};

bool is_discarded = false;
layout(location = 0) in vec2 location_0;
layout(location = 1) in float location_1;
layout(location = 0) out vec4 colour_result;

void main() {
  Point v = Point(gl_FragCoord, location_0, location_1);
  float r = dot(v.corner, v.corner);
  if (r > 1.0) {
    is_discarded = true;
  }
  float heat = clamp(v.life / 3.0, 0.0, 1.0);
  if (is_discarded) {
    discard;
  }
  colour_result = vec4(1.0, heat, heat * heat, 1.0 - r);
}
