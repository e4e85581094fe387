#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Body {
  vec3 position;
  float mass;
  vec3 velocity;
};

struct Simulation {
  uint count;
  float delta;
  float softening;
  float damping;
};

layout(std140, binding = 0) uniform simulation_compute_block {
  Simulation inner;
} simulation;
layout(std430, binding = 0) readonly buffer current_compute_block {
  Body inner[];
} current;
layout(std430, binding = 1) coherent buffer next_compute_block {
  Body inner[];
} next;
shared vec4 tile[64];

void store_Body(uint v, Body value) {
  next.inner[v].position = value.position;
  next.inner[v].mass = value.mass;
  next.inner[v].velocity = value.velocity;
}

vec3 pull(vec3 on, vec4 from_body) {
  vec3 offset = from_body.xyz - on;
  float squared = dot(offset, offset) + simulation.inner.softening * simulation.inner.softening;
  float inverse_1 = inversesqrt(squared);
  return offset * (from_body.w * inverse_1 * inverse_1 * inverse_1);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  tile[v_1] = vec4(0.0);
  memoryBarrierShared();
  barrier();
  uint here = min(v.x, simulation.inner.count - 1u);
  Body body = current.inner[min(here, uint(current.inner.length()) - 1u)];
  vec3 acceleration = vec3(0.0);
  uint tiles = (simulation.inner.count + 64u - 1u) / 64u;
  uint t = 0u;
  while (true) {
    if (!(t < tiles)) {
      break;
    }
    uint other = t * 64u + v_1;
    if (other < simulation.inner.count) {
      tile[min(v_1, 63u)] = vec4(current.inner[min(other, uint(current.inner.length()) - 1u)].position, current.inner[min(other, uint(current.inner.length()) - 1u)].mass);
    } else {
      tile[min(v_1, 63u)] = vec4(0.0);
    }
    memoryBarrierShared();
    barrier();
    uvec2 rounds_left = uvec2(4294967295u);
    int i = 0;
    while (true) {
      uvec2 v_2 = rounds_left;
      if (all(equal(v_2, uvec2(0u)))) {
        break;
      }
      uint v_3 = v_2.x;
      rounds_left = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
      if (!(i < 64)) {
        break;
      }
      vec3 v_4 = acceleration;
      acceleration = v_4 + pull(body.position, tile[min(uint(i), 63u)]);
      vec3 v_5 = acceleration;
      acceleration = v_5 + pull(body.position, tile[min(uint(i + 1), 63u)]);
      vec3 v_6 = acceleration;
      acceleration = v_6 + pull(body.position, tile[min(uint(i + 2), 63u)]);
      vec3 v_7 = acceleration;
      acceleration = v_7 + pull(body.position, tile[min(uint(i + 3), 63u)]);
      i = i + 4;
    }
    memoryBarrierShared();
    barrier();
    t = t + 1u;
  }
  if (v.x >= simulation.inner.count) {
    return;
  }
  body.velocity = (body.velocity + acceleration * simulation.inner.delta) * simulation.inner.damping;
  body.position = body.position + body.velocity * simulation.inner.delta;
  store_Body(min(v.x, uint(next.inner.length()) - 1u), body);
}
