//# output bright_pass
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Bloom {
  float threshold;
  float knee;
  float radius;
  float strength;
};

layout(std140, binding = 0) uniform bloom_compute_block {
  Bloom inner;
} bloom;
layout(binding = 0, rgba16f) writeonly uniform highp image2D target_level;
layout(binding = 0) uniform highp sampler2D source_linear_sampler;

vec3 at(vec2 uv) {
  return textureLod(source_linear_sampler, uv, 0.0).xyz;
}

vec3 bright(vec3 color) {
  float level = max(color.x, max(color.y, color.z));
  float soft = min(max(level - bloom.inner.threshold + bloom.inner.knee, 0.0), 2.0 * bloom.inner.knee);
  float share = max(soft * soft / (4.0 * bloom.inner.knee + 0.0001), level - bloom.inner.threshold);
  return color * max(share, 0.0) / max(level, 0.0001);
}

vec2 uv_of(uvec2 id) {
  return (vec2(id) + 0.5) / vec2(uvec2(imageSize(target_level)));
}

bool is_inside(uvec2 id) {
  return all(lessThan(id, uvec2(imageSize(target_level))));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (is_inside(v.xy)) {
    imageStore(target_level, ivec2(v.xy), vec4(bright(at(uv_of(v.xy))), 1.0));
  }
}
//# output halve
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform highp image2D target_level;
layout(binding = 0) uniform highp sampler2D source_linear_sampler;

vec3 at(vec2 uv) {
  return textureLod(source_linear_sampler, uv, 0.0).xyz;
}

vec2 uv_of(uvec2 id) {
  return (vec2(id) + 0.5) / vec2(uvec2(imageSize(target_level)));
}

bool is_inside(uvec2 id) {
  return all(lessThan(id, uvec2(imageSize(target_level))));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (!is_inside(v.xy)) {
    return;
  }
  vec2 uv = uv_of(v.xy);
  vec2 t = 1.0 / vec2(uvec2(textureSize(source_linear_sampler, 0)));
  vec3 sum = at(uv) * 0.125;
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    vec3 v_1 = sum;
    sum = v_1 + at(uv + vec2[4](vec2(-1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(1.0))[min(uint(i), 3u)] * t) * 0.125;
    vec3 v_2 = sum;
    sum = v_2 + at(uv + vec2[4](vec2(-1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(1.0))[min(uint(i), 3u)] * t * 2.0) * 0.03125;
    i = i + 1;
  }
  int i_1 = 0;
  while (true) {
    if (!(i_1 < 4)) {
      break;
    }
    vec3 v_3 = sum;
    sum = v_3 + at(uv + vec2[4](vec2(-2.0, 0.0), vec2(2.0, 0.0), vec2(0.0, -2.0), vec2(0.0, 2.0))[min(uint(i_1), 3u)] * t) * 0.0625;
    i_1 = i_1 + 1;
  }
  imageStore(target_level, ivec2(v.xy), vec4(sum, 1.0));
}
//# output double
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Bloom {
  float threshold;
  float knee;
  float radius;
  float strength;
};

layout(std140, binding = 0) uniform bloom_compute_block {
  Bloom inner;
} bloom;
layout(binding = 0, rgba16f) writeonly uniform highp image2D target_level;
layout(binding = 0) uniform highp sampler2D source_linear_sampler;
layout(binding = 1) uniform highp sampler2D coarser_linear_sampler;

vec3 at(vec2 uv) {
  return textureLod(source_linear_sampler, uv, 0.0).xyz;
}

vec2 uv_of(uvec2 id) {
  return (vec2(id) + 0.5) / vec2(uvec2(imageSize(target_level)));
}

bool is_inside(uvec2 id) {
  return all(lessThan(id, uvec2(imageSize(target_level))));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (!is_inside(v.xy)) {
    return;
  }
  vec2 uv = uv_of(v.xy);
  vec2 t = bloom.inner.radius / vec2(uvec2(textureSize(coarser_linear_sampler, 0)));
  vec3 sum = vec3(0.0);
  uvec2 rounds_left = uvec2(4294967295u);
  int y = -1;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(y <= 1)) {
      break;
    }
    uvec2 rounds_left_1 = uvec2(4294967295u);
    int x = -1;
    while (true) {
      uvec2 v_3 = rounds_left_1;
      if (all(equal(v_3, uvec2(0u)))) {
        break;
      }
      uint v_4 = v_3.x;
      rounds_left_1 = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
      if (!(x <= 1)) {
        break;
      }
      float weight = float((2 - abs(x)) * (2 - abs(y))) / 16.0;
      sum = sum + weight * textureLod(coarser_linear_sampler, uv + vec2(ivec2(x, y)) * t, 0.0).xyz;
      x = x + 1;
    }
    y = y + 1;
  }
  vec3 v_5 = at(uv);
  imageStore(target_level, ivec2(v.xy), vec4(v_5 + sum, 1.0));
}
//# output combine
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Bloom {
  float threshold;
  float knee;
  float radius;
  float strength;
};

layout(std140, binding = 0) uniform bloom_compute_block {
  Bloom inner;
} bloom;
layout(binding = 0, rgba16f) writeonly uniform highp image2D target_level;
layout(binding = 0) uniform highp sampler2D source_linear_sampler;
layout(binding = 1) uniform highp sampler2D coarser_linear_sampler;

vec3 at(vec2 uv) {
  return textureLod(source_linear_sampler, uv, 0.0).xyz;
}

vec2 uv_of(uvec2 id) {
  return (vec2(id) + 0.5) / vec2(uvec2(imageSize(target_level)));
}

bool is_inside(uvec2 id) {
  return all(lessThan(id, uvec2(imageSize(target_level))));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (is_inside(v.xy)) {
    vec2 uv = uv_of(v.xy);
    vec3 glow = textureLod(coarser_linear_sampler, uv, 0.0).xyz;
    imageStore(target_level, ivec2(v.xy), vec4(mix(at(uv), glow, bloom.inner.strength), 1.0));
  }
}
