//# output count
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Exposure {
  float average_1;
  uint bins[64];
};

layout(std430, binding = 0) coherent buffer exposure_compute_block {
  Exposure inner;
} exposure;
layout(binding = 0) uniform highp sampler2D picture;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec2 size = uvec2(textureSize(picture, 0));
  if (any(greaterThanEqual(v.xy, size))) {
    return;
  }
  float level = dot(texelFetch(picture, ivec2(min(v.xy, uvec2(textureSize(picture, 0)) - uvec2(1u))), 0).xyz, vec3(0.2126, 0.7152, 0.0722));
  uint bin = mix(uint(clamp(clamp((log2(level) + 10.0) / 20.0, 0.0, 1.0) * 62.0, 0.0, 4294967000.0)) + 1u, 0u, (level < 0.0001));
  atomicAdd(exposure.inner.bins[min(bin, 63u)], 1u);
}
//# output adapt
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Exposure {
  float average_1;
  uint bins[64];
};

layout(std430, binding = 0) coherent buffer exposure_compute_block {
  Exposure inner;
} exposure;

void main() {
  float sum = 0.0;
  uint total = 0u;
  int i = 1;
  while (true) {
    if (!(i < 64)) {
      break;
    }
    uint amount = atomicOr(exposure.inner.bins[min(uint(i), 63u)], 0u);
    sum = sum + float(amount) * (float(i) - 0.5);
    total = total + amount;
    atomicExchange(exposure.inner.bins[min(uint(i), 63u)], 0u);
    i = i + 1;
  }
  float middle = exp2(sum / float(max(total, 1u)) / 62.0 * 20.0 - 10.0);
  exposure.inner.average_1 = mix(exposure.inner.average_1, middle, 0.05);
}
//# output cover
#version 310 es
precision highp float;
precision highp int;

struct Screen {
  vec4 position;
  vec2 uv;
};

layout(location = 0) out vec2 location_0;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  vec2 corner = vec2(uvec2((v << 1u) & 2u, v & 2u));
  Screen v_1 = Screen(vec4(corner * 2.0 - 1.0, 0.0, 1.0), vec2(corner.x, 1.0 - corner.y));
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.uv;
}
//# output develop
#version 310 es
precision highp float;
precision highp int;

struct Film {
  float exposure;
  float contrast;
  float saturation;
  float grain;
  float time;
  uint is_graded;
};

struct Screen {
  vec4 position;
  vec2 uv;
};

layout(std140, binding = 0) uniform film_fragment_block {
  Film inner;
} film;
layout(std430, binding = 1) readonly buffer average_fragment_block {
  float inner;
} average_1;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 develop_result;
layout(binding = 1) uniform highp sampler2D picture_picture_sampler;
layout(binding = 2) uniform highp sampler3D table_picture_sampler;

vec3 filmic(vec3 x) {
  return clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), vec3(0.0), vec3(1.0));
}

vec3 encoded(vec3 linear_color) {
  vec3 low = linear_color * 12.92;
  vec3 high = 1.055 * pow(linear_color, vec3(0.41666666)) - 0.055;
  return mix(high, low, lessThanEqual(linear_color, vec3(0.0031308)));
}

float hashed(vec2 p) {
  vec3 q = fract(p.xyx * 0.1031);
  vec3 r = q + dot(q, q.yzx + 33.33);
  return fract((r.x + r.y) * r.z);
}

void main() {
  Screen v = Screen(gl_FragCoord, location_0);
  vec3 color = texture(picture_picture_sampler, v.uv).xyz;
  color = color * (film.inner.exposure * 0.18 / max(average_1.inner, 0.001));
  color = mix(vec3(dot(color, vec3(0.2126, 0.7152, 0.0722))), color, film.inner.saturation);
  color = pow(max(color, vec3(0.0)), vec3(film.inner.contrast));
  color = encoded(filmic(color));
  if (film.inner.is_graded != 0u) {
    float size = float(uvec3(textureSize(table_picture_sampler, 0)).x);
    color = textureLod(table_picture_sampler, (color * (size - 1.0) + 0.5) / size, 0.0).xyz;
  }
  float noise = hashed(v.position.xy + film.inner.time) - 0.5;
  develop_result = vec4(color + noise * film.inner.grain + noise / 255.0, 1.0);
}
