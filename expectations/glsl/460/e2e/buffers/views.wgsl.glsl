#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Particle {
  vec3 place;
  float mass;
  mat2x3 turn;
};

layout(std430, binding = 0) coherent buffer bytes_compute_block {
  uint inner[];
} bytes;
layout(std430, binding = 1) readonly buffer fixed_compute_block {
  uint inner[64];
} fixed_1;
layout(std140, binding = 0) uniform settings_compute_block {
  uvec4 inner[8];
} settings;
shared uint shared_bytes[16];

void store_bytes(uint offset, mat2x3 value) {
  uvec3 v = floatBitsToUint(value[0]);
  bytes.inner[min(offset >> 2u, uint(bytes.inner.length()) - 1u)] = v.x;
  bytes.inner[min((offset + 4u) >> 2u, uint(bytes.inner.length()) - 1u)] = v.y;
  bytes.inner[min((offset + 8u) >> 2u, uint(bytes.inner.length()) - 1u)] = v.z;
  uvec3 v_1 = floatBitsToUint(value[1]);
  bytes.inner[min((offset + 16u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_1.x;
  bytes.inner[min((offset + 20u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_1.y;
  bytes.inner[min((offset + 24u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_1.z;
}

void store_bytes_1(uint offset, Particle value) {
  uvec3 v = floatBitsToUint(value.place);
  bytes.inner[min(offset >> 2u, uint(bytes.inner.length()) - 1u)] = v.x;
  bytes.inner[min((offset + 4u) >> 2u, uint(bytes.inner.length()) - 1u)] = v.y;
  bytes.inner[min((offset + 8u) >> 2u, uint(bytes.inner.length()) - 1u)] = v.z;
  bytes.inner[min((offset + 12u) >> 2u, uint(bytes.inner.length()) - 1u)] = floatBitsToUint(value.mass);
  store_bytes(offset + 16u, value.turn);
}

void store_bytes_2(uint offset, Particle value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    store_bytes_1(offset + v_1 * 48u, value[min(v_1, 1u)]);
    v = v_1 + 1u;
  }
}

mat2x3 load_bytes(uint offset) {
  return mat2x3(uintBitsToFloat(uvec3(bytes.inner[min(offset >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((offset + 4u) >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((offset + 8u) >> 2u, uint(bytes.inner.length()) - 1u)])), uintBitsToFloat(uvec3(bytes.inner[min((offset + 16u) >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((offset + 20u) >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((offset + 24u) >> 2u, uint(bytes.inner.length()) - 1u)])));
}

Particle load_bytes_1(uint offset) {
  vec3 v = uintBitsToFloat(uvec3(bytes.inner[min(offset >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((offset + 4u) >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((offset + 8u) >> 2u, uint(bytes.inner.length()) - 1u)]));
  float v_1 = uintBitsToFloat(bytes.inner[min((offset + 12u) >> 2u, uint(bytes.inner.length()) - 1u)]);
  return Particle(v, v_1, load_bytes(offset + 16u));
}

Particle[2] load_bytes_2(uint offset) {
  Particle value[2] = Particle[2](Particle(vec3(0.0), 0.0, mat2x3(0.0)), Particle(vec3(0.0), 0.0, mat2x3(0.0)));
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[min(v_1, 1u)] = load_bytes_1(offset + v_1 * 48u);
    v = v_1 + 1u;
  }
  return value;
}

void moved(uint v, vec3 by) {
  uint v_1 = v & 4294967280u;
  uvec3 v_2 = floatBitsToUint(uintBitsToFloat(uvec3(bytes.inner[min(v_1 >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((v_1 + 4u) >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((v_1 + 8u) >> 2u, uint(bytes.inner.length()) - 1u)])) + by);
  bytes.inner[min(v_1 >> 2u, uint(bytes.inner.length()) - 1u)] = v_2.x;
  bytes.inner[min((v_1 + 4u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_2.y;
  bytes.inner[min((v_1 + 8u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_2.z;
  bytes.inner[min((v_1 + 36u) >> 2u, uint(bytes.inner.length()) - 1u)] = floatBitsToUint(by.z);
}

vec2 sum() {
  vec2 total = vec2(0.0);
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = 0u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    uint v_2 = uint(bytes.inner.length()) * 4u;
    uint v_3 = min(v_2 - min(512u, v_2), 136u);
    if (!(i < min(bytes.inner[128], (v_3 - min(8u, v_3)) / 8u))) {
      break;
    }
    uint v_4 = i * 8u;
    total = total + uintBitsToFloat(uvec2(bytes.inner[min((v_4 + 520u) >> 2u, uint(bytes.inner.length()) - 1u)], bytes.inner[min((v_4 + 524u) >> 2u, uint(bytes.inner.length()) - 1u)]));
    i = i + 1u;
  }
  return total;
}

vec4 first(uint at) {
  uint v = at & 4294967280u;
  return uintBitsToFloat(uvec4(fixed_1.inner[min(v >> 2u, 63u)], fixed_1.inner[min((v + 4u) >> 2u, 63u)], fixed_1.inner[min((v + 8u) >> 2u, 63u)], fixed_1.inner[min((v + 12u) >> 2u, 63u)])) * float(256u);
}

vec4 first_1(uint at) {
  uint v = at & 4294967280u;
  return uintBitsToFloat(uvec4(fixed_1.inner[min(v >> 2u, 63u)], fixed_1.inner[min((v + 4u) >> 2u, 63u)], fixed_1.inner[min((v + 8u) >> 2u, 63u)], fixed_1.inner[min((v + 12u) >> 2u, 63u)])) * float(128u);
}

uint of_half() {
  return 128u + uint(clamp(first_1(16u).x, 0.0, 4294967000.0));
}

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 16u) {
      break;
    }
    shared_bytes[v_2] = 0u;
    v_1 = v_2 + 4u;
  }
  memoryBarrierShared();
  barrier();
  moved(64u * v, vec3(1.0));
  vec2 total = sum();
  mat4 scale = mat4(uintBitsToFloat(settings.inner[0]), uintBitsToFloat(settings.inner[1]), uintBitsToFloat(settings.inner[2]), uintBitsToFloat(settings.inner[3]));
  uint v_3 = (8u * v) & 4294967288u;
  uvec2 v_4 = floatBitsToUint(total);
  shared_bytes[min(v_3 >> 2u, 15u)] = v_4.x;
  shared_bytes[min((v_3 + 4u) >> 2u, 15u)] = v_4.y;
  memoryBarrierShared();
  barrier();
  Particle whole[2] = load_bytes_2(uint(int(v)) & 4294967280u);
  uint v_5 = (1024u + 16u * v) & 4294967280u;
  vec4 v_6 = scale * first(16u * v);
  uint v_7 = ((v + 1u) & 3u) * 8u;
  vec2 v_8 = uintBitsToFloat(uvec2(shared_bytes[min(v_7 >> 2u, 15u)], shared_bytes[min((v_7 + 4u) >> 2u, 15u)]));
  uint v_9 = v * 4u;
  uvec4 v_10 = floatBitsToUint(v_6 + vec4(v_8, uintBitsToFloat(settings.inner[min((v_9 + 64u) >> 4u, 7u)][min(((v_9 + 64u) >> 2u) & 3u, 3u)]), float(64u / 4u + of_half())));
  bytes.inner[min(v_5 >> 2u, uint(bytes.inner.length()) - 1u)] = v_10.x;
  bytes.inner[min((v_5 + 4u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_10.y;
  bytes.inner[min((v_5 + 8u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_10.z;
  bytes.inner[min((v_5 + 12u) >> 2u, uint(bytes.inner.length()) - 1u)] = v_10.w;
  store_bytes_2(2048u, whole);
}
