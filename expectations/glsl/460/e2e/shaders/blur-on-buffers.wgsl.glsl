#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Image {
  uvec2 size;
  uint radius;
  uint vertical;
};

layout(std140, binding = 0) uniform image_compute_block {
  Image inner;
} image;
layout(std430, binding = 0) readonly buffer source_compute_block {
  uint inner[];
} source;
layout(std430, binding = 1) coherent buffer result_compute_block {
  uint inner[];
} result;
shared vec4 line[80];
float weights[9] = float[9](0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);

uint address(int along, uint across) {
  uint limit = mix(image.inner.size.x, image.inner.size.y, (image.inner.vertical != 0u));
  uint a = uint(min(max(along, 0), int(limit) - 1));
  if (image.inner.vertical != 0u) {
    return a * image.inner.size.x + across;
  }
  return across * image.inner.size.x + a;
}

void prepare(uint radius) {
  float sigma = max(float(radius) * 0.5, 0.5);
  float total = 0.0;
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = 0u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(i <= radius)) {
      break;
    }
    float x = float(i) / sigma;
    weights[min(i, 8u)] = exp(-0.5 * x * x);
    total = total + weights[min(i, 8u)] * mix(2.0, 1.0, (i == 0u));
    i = i + 1u;
  }
  uvec2 rounds_left_1 = uvec2(4294967295u);
  uint i_1 = 0u;
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(i_1 <= radius)) {
      break;
    }
    uint v_4 = i_1;
    weights[min(v_4, 8u)] = weights[min(v_4, 8u)] / total;
    i_1 = i_1 + 1u;
  }
}

void main() {
  uvec3 v = gl_WorkGroupID;
  uint v_1 = gl_LocalInvocationIndex;
  uint v_2 = 0u;
  v_2 = v_1;
  while (true) {
    uint v_3 = v_2;
    if (v_3 >= 80u) {
      break;
    }
    line[v_3] = vec4(0.0);
    v_2 = v_3 + 64u;
  }
  memoryBarrierShared();
  barrier();
  uint radius = min(image.inner.radius, 8u);
  int start = int(v.x * 64u);
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = v_1;
  while (true) {
    uvec2 v_4 = rounds_left;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    if (!(i < 80u)) {
      break;
    }
    uint v_6 = i;
    uint v_7 = min(address(start + int(i) - 8, v.y), uint(source.inner.length()) - 1u);
    line[min(v_6, 79u)] = unpackUnorm4x8(source.inner[v_7]);
    i = i + 64u;
  }
  prepare(radius);
  memoryBarrierShared();
  barrier();
  uint centre = v_1 + 8u;
  vec4 sum = line[min(centre, 79u)] * weights[0];
  uvec2 rounds_left_1 = uvec2(4294967295u);
  uint i_1 = 1u;
  while (true) {
    uvec2 v_8 = rounds_left_1;
    if (all(equal(v_8, uvec2(0u)))) {
      break;
    }
    uint v_9 = v_8.x;
    rounds_left_1 = uvec2(v_9 - 1u, v_8.y - mix(0u, 1u, (v_9 == 0u)));
    if (!(i_1 <= radius)) {
      break;
    }
    sum = sum + (line[min(centre - i_1, 79u)] + line[min(centre + i_1, 79u)]) * weights[min(i_1, 8u)];
    i_1 = i_1 + 1u;
  }
  uint extent = mix(image.inner.size.x, image.inner.size.y, (image.inner.vertical != 0u));
  if (uint(start) + v_1 < extent) {
    uint v_10 = address(start + int(v_1), v.y);
    result.inner[min(v_10, uint(result.inner.length()) - 1u)] = packUnorm4x8(sum);
  }
}
