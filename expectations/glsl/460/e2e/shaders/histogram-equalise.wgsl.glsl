//# output count
#version 460
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

struct Image {
  uint width;
  uint height;
};

layout(std140, binding = 0) uniform image_compute_block {
  Image inner;
} image;
layout(std430, binding = 0) coherent buffer pixels_compute_block {
  uint inner[];
} pixels;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[256];
} counts;
shared uint local_counts[256];

uint brightness(uint pixel) {
  vec4 c = unpackUnorm4x8(pixel);
  return uint(clamp(roundEven(dot(c.xyz, vec3(0.299, 0.587, 0.114)) * 255.0), 0.0, 4294967000.0));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  atomicExchange(local_counts[v_1], 0u);
  memoryBarrierShared();
  barrier();
  if (v.x < image.inner.width * image.inner.height) {
    uint v_2 = min(brightness(pixels.inner[min(v.x, uint(pixels.inner.length()) - 1u)]), 255u);
    atomicAdd(local_counts[v_2], 1u);
  }
  memoryBarrierShared();
  barrier();
  uint mine = atomicOr(local_counts[min(v_1, 255u)], 0u);
  if (mine > 0u) {
    atomicAdd(counts.inner[min(v_1, 255u)], mine);
  }
}
//# output accumulate
#version 460
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

struct Image {
  uint width;
  uint height;
};

layout(std140, binding = 0) uniform image_compute_block {
  Image inner;
} image;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[256];
} counts;
layout(std430, binding = 2) coherent buffer curve_compute_block {
  float inner[256];
} curve;
shared uint scan[2][256];

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 512u) {
      break;
    }
    scan[v_2 / 256u][v_2 % 256u] = 0u;
    v_1 = v_2 + 256u;
  }
  memoryBarrierShared();
  barrier();
  uint side = 0u;
  scan[0][min(v, 255u)] = atomicOr(counts.inner[min(v, 255u)], 0u);
  memoryBarrierShared();
  barrier();
  uvec2 rounds_left = uvec2(4294967295u);
  uint distance_1 = 1u;
  while (true) {
    uvec2 v_3 = rounds_left;
    if (all(equal(v_3, uvec2(0u)))) {
      break;
    }
    uint v_4 = v_3.x;
    rounds_left = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
    if (!(distance_1 < 256u)) {
      break;
    }
    uint sum = scan[min(side, 1u)][min(v, 255u)];
    if (v >= distance_1) {
      sum = sum + scan[min(side, 1u)][min(v - distance_1, 255u)];
    }
    side = side ^ 1u;
    scan[min(side, 1u)][min(v, 255u)] = sum;
    memoryBarrierShared();
    barrier();
    distance_1 = distance_1 << 1u;
  }
  curve.inner[min(v, 255u)] = float(scan[min(side, 1u)][min(v, 255u)]) / float(max(image.inner.width * image.inner.height, 1u));
}
//# output apply
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Image {
  uint width;
  uint height;
};

layout(std140, binding = 0) uniform image_compute_block {
  Image inner;
} image;
layout(std430, binding = 0) coherent buffer pixels_compute_block {
  uint inner[];
} pixels;
layout(std430, binding = 2) coherent buffer curve_compute_block {
  float inner[256];
} curve;

uint brightness(uint pixel) {
  vec4 c = unpackUnorm4x8(pixel);
  return uint(clamp(roundEven(dot(c.xyz, vec3(0.299, 0.587, 0.114)) * 255.0), 0.0, 4294967000.0));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= image.inner.width * image.inner.height) {
    return;
  }
  vec4 old = unpackUnorm4x8(pixels.inner[min(v.x, uint(pixels.inner.length()) - 1u)]);
  uint level = brightness(pixels.inner[min(v.x, uint(pixels.inner.length()) - 1u)]);
  float gain = curve.inner[min(level, 255u)] * 255.0 / max(float(level), 1.0);
  pixels.inner[min(v.x, uint(pixels.inner.length()) - 1u)] = packUnorm4x8(vec4(old.xyz * gain, old.w));
}
