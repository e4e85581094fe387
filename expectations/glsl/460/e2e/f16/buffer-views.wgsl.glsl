#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Mixed {
  float16_t a;
  f16vec3 b;
  f16mat3x2 c;
  float16_t d[3];
};

layout(std430, binding = 0) coherent buffer bytes_compute_block {
  uint inner[];
} bytes;
layout(std140, binding = 0) uniform settings_compute_block {
  uvec4 inner[4];
} settings;

void store_bytes(uint offset, f16mat3x2 value) {
  f16vec2 v = value[0];
  atomicExchange(bytes.inner[min(offset >> 2u, uint(bytes.inner.length()) - 1u)], packFloat2x16(f16vec2(v.x, v.y)));
  f16vec2 v_1 = value[1];
  atomicExchange(bytes.inner[min((offset + 4u) >> 2u, uint(bytes.inner.length()) - 1u)], packFloat2x16(f16vec2(v_1.x, v_1.y)));
  f16vec2 v_2 = value[2];
  atomicExchange(bytes.inner[min((offset + 8u) >> 2u, uint(bytes.inner.length()) - 1u)], packFloat2x16(f16vec2(v_2.x, v_2.y)));
}

void store_bytes_1(uint offset, float16_t value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    uint v_2 = offset + v_1 * 2u;
    uint v_3 = min(v_2 >> 2u, uint(bytes.inner.length()) - 1u);
    uint v_4 = (v_2 & 2u) << 3u;
    atomicAnd(bytes.inner[v_3], ~(65535u << (v_4 & 31u)));
    atomicOr(bytes.inner[v_3], packFloat2x16(f16vec2(value[min(v_1, 2u)], 0.0hf)) << (v_4 & 31u));
    v = v_1 + 1u;
  }
}

void store_bytes_2(uint offset, Mixed value) {
  uint v = min(offset >> 2u, uint(bytes.inner.length()) - 1u);
  atomicAnd(bytes.inner[v], ~(65535u << 0u));
  atomicOr(bytes.inner[v], packFloat2x16(f16vec2(value.a, 0.0hf)) << 0u);
  f16vec3 v_1 = value.b;
  atomicExchange(bytes.inner[min((offset + 8u) >> 2u, uint(bytes.inner.length()) - 1u)], packFloat2x16(f16vec2(v_1.x, v_1.y)));
  uint v_2 = min((offset + 12u) >> 2u, uint(bytes.inner.length()) - 1u);
  atomicAnd(bytes.inner[v_2], ~(65535u << 0u));
  atomicOr(bytes.inner[v_2], packFloat2x16(f16vec2(v_1.z, 0.0hf)) << 0u);
  store_bytes(offset + 16u, value.c);
  store_bytes_1(offset + 28u, value.d);
}

f16mat3x2 load_settings(uint offset) {
  return f16mat3x2(unpackFloat2x16(settings.inner[min(offset >> 4u, 3u)][min((offset >> 2u) & 3u, 3u)]), unpackFloat2x16(settings.inner[min((offset + 4u) >> 4u, 3u)][min(((offset + 4u) >> 2u) & 3u, 3u)]), unpackFloat2x16(settings.inner[min((offset + 8u) >> 4u, 3u)][min(((offset + 8u) >> 2u) & 3u, 3u)]));
}

float16_t[3] load_settings_1(uint offset) {
  float16_t value[3] = float16_t[3](0.0hf, 0.0hf, 0.0hf);
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    uint v_2 = offset + v_1 * 2u;
    value[min(v_1, 2u)] = unpackFloat2x16(settings.inner[min(v_2 >> 4u, 3u)][min((v_2 >> 2u) & 3u, 3u)] >> (((v_2 & 2u) << 3u) & 31u)).x;
    v = v_1 + 1u;
  }
  return value;
}

Mixed load_settings_2(uint offset) {
  uvec2 v = uvec2(settings.inner[min((offset + 8u) >> 4u, 3u)][min(((offset + 8u) >> 2u) & 3u, 3u)], settings.inner[min((offset + 12u) >> 4u, 3u)][min(((offset + 12u) >> 2u) & 3u, 3u)]);
  f16vec2 v_1 = unpackFloat2x16(v.x);
  f16mat3x2 v_2 = load_settings(offset + 16u);
  return Mixed(unpackFloat2x16(settings.inner[min(offset >> 4u, 3u)][min((offset >> 2u) & 3u, 3u)]).x, f16vec3(v_1.x, v_1.y, unpackFloat2x16(v.y).x), v_2, load_settings_1(offset + 28u));
}

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = v % 3u * 2u;
  uint v_2 = (v + 4u) * 2u;
  uint v_3 = v * 2u;
  uint v_4 = min((v_3 + 64u) >> 2u, uint(bytes.inner.length()) - 1u);
  uint v_5 = packFloat2x16(f16vec2(unpackFloat2x16(settings.inner[0].x).x + unpackFloat2x16(settings.inner[min((v_1 + 28u) >> 4u, 3u)][min(((v_1 + 28u) >> 2u) & 3u, 3u)] >> ((((v_1 + 28u) & 2u) << 3u) & 31u)).x + unpackFloat2x16(atomicOr(bytes.inner[min((v_2 + 64u) >> 2u, uint(bytes.inner.length()) - 1u)], 0u) >> ((((v_2 + 64u) & 2u) << 3u) & 31u)).x, 0.0hf));
  uint v_6 = ((v_3 + 64u) & 2u) << 3u;
  atomicAnd(bytes.inner[v_4], ~(65535u << (v_6 & 31u)));
  atomicOr(bytes.inner[v_4], v_5 << (v_6 & 31u));
  uint v_7 = (8u * v) & 4294967288u;
  uvec2 v_8 = uvec2(settings.inner[0].z, settings.inner[0].w);
  f16vec2 v_9 = unpackFloat2x16(v_8.x);
  f16vec3 v_10 = f16vec3(v_9.x, v_9.y, unpackFloat2x16(v_8.y).x) * unpackFloat2x16(settings.inner[1].y >> 16u).x;
  atomicExchange(bytes.inner[min(v_7 >> 2u, uint(bytes.inner.length()) - 1u)], packFloat2x16(f16vec2(v_10.x, v_10.y)));
  uint v_11 = min((v_7 + 4u) >> 2u, uint(bytes.inner.length()) - 1u);
  atomicAnd(bytes.inner[v_11], ~(65535u << 0u));
  atomicOr(bytes.inner[v_11], packFloat2x16(f16vec2(v_10.z, 0.0hf)) << 0u);
  store_bytes_2(128u, load_settings_2(0u));
}
