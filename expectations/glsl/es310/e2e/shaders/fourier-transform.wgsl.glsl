#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer signal_compute_block {
  vec2 inner[512];
} signal;
shared vec2 ping[512];
shared vec2 pong[512];

vec2 times(vec2 a, vec2 b) {
  return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

vec2 root(uint numerator, uint denominator) {
  float angle = -6.2831855 * float(numerator) / float(denominator);
  if (false) {
    angle = -angle;
  }
  return vec2(cos(angle), sin(angle));
}

vec2 load(bool even_level, uint i) {
  if (even_level) {
    return ping[min(i, 511u)];
  }
  return pong[min(i, 511u)];
}

void store(bool even_level, uint i, vec2 value) {
  if (even_level) {
    pong[min(i, 511u)] = value;
  } else {
    ping[min(i, 511u)] = value;
  }
}

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 512u) {
      break;
    }
    ping[v_2] = vec2(0.0);
    pong[v_2] = vec2(0.0);
    v_1 = v_2 + 256u;
  }
  memoryBarrierShared();
  barrier();
  ping[min(v, 511u)] = signal.inner[min(v, 511u)];
  ping[min(v + 256u, 511u)] = signal.inner[min(v + 256u, 511u)];
  uint level = 0u;
  while (true) {
    if (!(level < 9u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    bool even = level % 2u == 0u;
    uint half_1 = 1u << (level & 31u);
    uint k = v & (half_1 - 1u);
    vec2 a = load(even, v);
    vec2 v_3 = load(even, v + 256u);
    vec2 b = times(v_3, root(k, 2u * half_1));
    uint target_index = ((v - k) << 1u) + k;
    store(even, target_index, a + b);
    store(even, target_index + half_1, a - b);
    level = level + 1u;
  }
  memoryBarrierShared();
  barrier();
  float scale = mix(1.0, 0.001953125, false);
  bool last_in_ping = false;
  signal.inner[min(v, 511u)] = load(last_in_ping, v) * scale;
  signal.inner[min(v + 256u, 511u)] = load(last_in_ping, v + 256u) * scale;
}
