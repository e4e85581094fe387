//# output blur
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Filter {
  int radius;
  float sigma;
  float amount;
  uint is_vertical;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Filter inner;
} settings;
layout(binding = 0, rgba8) writeonly uniform highp image2D result;
shared vec4 line[96];
layout(binding = 0) uniform highp sampler2D picture;

vec4 texel(ivec2 place) {
  return texelFetch(picture, ivec2(min(uvec2(min(max(place, ivec2(0)), ivec2(uvec2(textureSize(picture, 0))) - 1)), uvec2(textureSize(picture, 0)) - uvec2(1u))), 0);
}

void main() {
  uvec3 v = gl_WorkGroupID;
  uint v_1 = gl_LocalInvocationIndex;
  uint v_2 = 0u;
  v_2 = v_1;
  while (true) {
    uint v_3 = v_2;
    if (v_3 >= 96u) {
      break;
    }
    line[v_3] = vec4(0.0);
    v_2 = v_3 + 64u;
  }
  memoryBarrierShared();
  barrier();
  ivec2 axis = mix(ivec2(1, 0), ivec2(0, 1), bvec2((settings.inner.is_vertical != 0u)));
  ivec2 across = ivec2(1) - axis;
  ivec2 start = axis * int(v.x) * 64 + across * int(v.y);
  uvec2 rounds_left = uvec2(4294967295u);
  int i = int(v_1);
  while (true) {
    uvec2 v_4 = rounds_left;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    if (!(i < 96)) {
      break;
    }
    int v_6 = i;
    line[min(uint(v_6), 95u)] = texel(start + axis * (i - 16));
    i = i + 64;
  }
  memoryBarrierShared();
  barrier();
  vec4 sum = vec4(0.0);
  float weights = 0.0;
  int radius = min(max(settings.inner.radius, 0), 16);
  uvec2 rounds_left_1 = uvec2(4294967295u);
  int i_1 = -radius;
  while (true) {
    uvec2 v_7 = rounds_left_1;
    if (all(equal(v_7, uvec2(0u)))) {
      break;
    }
    uint v_8 = v_7.x;
    rounds_left_1 = uvec2(v_8 - 1u, v_7.y - mix(0u, 1u, (v_8 == 0u)));
    if (!(i_1 <= radius)) {
      break;
    }
    float weight = exp(-float(i_1 * i_1) / (2.0 * settings.inner.sigma * settings.inner.sigma));
    sum = sum + weight * line[min(uint(int(v_1) + 16 + i_1), 95u)];
    weights = weights + weight;
    i_1 = i_1 + 1;
  }
  imageStore(result, start + axis * int(v_1), sum / weights);
}
//# output edges
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D result;
layout(binding = 0) uniform highp sampler2D picture;

vec4 texel(ivec2 place) {
  return texelFetch(picture, ivec2(min(uvec2(min(max(place, ivec2(0)), ivec2(uvec2(textureSize(picture, 0))) - 1)), uvec2(textureSize(picture, 0)) - uvec2(1u))), 0);
}

float gray(ivec2 place) {
  return dot(texel(place).xyz, vec3(0.299, 0.587, 0.114));
}

void main() {
  ivec2 place = ivec2(gl_GlobalInvocationID.xy);
  mat3 levels = mat3(0.0);
  int y = 0;
  while (true) {
    if (!(y < 3)) {
      break;
    }
    int x = 0;
    while (true) {
      if (!(x < 3)) {
        break;
      }
      int v = x;
      uint v_1 = min(uint(y), 2u);
      levels[v_1][min(uint(v), 2u)] = gray(place + ivec2(x - 1, y - 1));
      x = x + 1;
    }
    y = y + 1;
  }
  vec3 rows = levels[2] - levels[0];
  mat3 turned = transpose(levels);
  vec3 columns = turned[2] - turned[0];
  vec2 slope = vec2(dot(columns, vec3(1.0, 2.0, 1.0)), dot(rows, vec3(1.0, 2.0, 1.0)));
  imageStore(result, place, vec4(vec3(length(slope)), 1.0));
}
//# output median
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D result;
layout(binding = 0) uniform highp sampler2D picture;

vec4 texel(ivec2 place) {
  return texelFetch(picture, ivec2(min(uvec2(min(max(place, ivec2(0)), ivec2(uvec2(textureSize(picture, 0))) - 1)), uvec2(textureSize(picture, 0)) - uvec2(1u))), 0);
}

float gray(ivec2 place) {
  return dot(texel(place).xyz, vec3(0.299, 0.587, 0.114));
}

void order(inout float values[9], int i) {
  float low = min(values[min(uint(i), 8u)], values[min(uint(i + 1), 8u)]);
  values[min(uint(i + 1), 8u)] = max(values[min(uint(i), 8u)], values[min(uint(i + 1), 8u)]);
  values[min(uint(i), 8u)] = low;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  float values[9] = float[9](0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
  int i = 0;
  while (true) {
    if (!(i < 9)) {
      break;
    }
    int v_1 = i;
    int v_2 = i;
    values[min(uint(v_1), 8u)] = gray(ivec2(v.xy) + ivec2(v_2 - v_2 / 3 * 3 - 1, i / 3 - 1));
    i = i + 1;
  }
  int end = 8;
  while (true) {
    if (!(end > 3)) {
      break;
    }
    uvec2 rounds_left = uvec2(4294967295u);
    int i_1 = 0;
    while (true) {
      uvec2 v_3 = rounds_left;
      if (all(equal(v_3, uvec2(0u)))) {
        break;
      }
      uint v_4 = v_3.x;
      rounds_left = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
      if (!(i_1 < end)) {
        break;
      }
      order(values, i_1);
      i_1 = i_1 + 1;
    }
    end = end - 1;
  }
  imageStore(result, ivec2(v.xy), vec4(vec3(values[4]), 1.0));
}
//# output sharpen
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Filter {
  int radius;
  float sigma;
  float amount;
  uint is_vertical;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Filter inner;
} settings;
layout(binding = 0, rgba8) writeonly uniform highp image2D result;
layout(binding = 0) uniform highp sampler2D picture;

vec4 texel(ivec2 place) {
  return texelFetch(picture, ivec2(min(uvec2(min(max(place, ivec2(0)), ivec2(uvec2(textureSize(picture, 0))) - 1)), uvec2(textureSize(picture, 0)) - uvec2(1u))), 0);
}

void main() {
  ivec2 place = ivec2(gl_GlobalInvocationID.xy);
  vec4 own = texel(place);
  vec4 v = texel(place + ivec2(1, 0));
  vec4 v_1 = v + texel(place - ivec2(1, 0));
  vec4 v_2 = v_1 + texel(place + ivec2(0, 1));
  vec4 around = v_2 + texel(place - ivec2(0, 1));
  imageStore(result, place, vec4(clamp(own + (own - around / 4.0) * settings.inner.amount, vec4(0.0), vec4(1.0)).xyz, own.w));
}
