//# output fill
#version 460

struct Cascade {
  mat4 transform;
  float far;
  float texel;
};

struct Sun {
  vec3 direction;
  vec3 color;
  Cascade cascades[4];
};

layout(std140, binding = 0) uniform sun_vertex_block {
  Sun inner;
} sun;
layout(std430, binding = 0) readonly buffer models_vertex_block {
  mat4 inner[];
} models;
layout(location = 0) in vec3 fill_position;

void main() {
  gl_PointSize = 1.0;
  vec4 position = sun.inner.cascades[0].transform * (models.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(models.inner.length()) - 1u)] * vec4(fill_position, 1.0));
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
//# output draw
#version 460

struct Lit {
  vec4 clip;
  vec3 world;
  vec3 normal;
  float depth;
};

layout(std140, binding = 1) uniform view_projection_vertex_block {
  mat4 inner;
} view_projection;
layout(std430, binding = 0) readonly buffer models_vertex_block {
  mat4 inner[];
} models;
layout(location = 0) in vec3 draw_position;
layout(location = 1) in vec3 draw_normal;
layout(location = 0) out vec3 location_0;
layout(location = 1) out vec3 location_1;
layout(location = 2) out float location_2;

void main() {
  gl_PointSize = 1.0;
  mat4 model = models.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(models.inner.length()) - 1u)];
  vec4 world = model * vec4(draw_position, 1.0);
  vec4 clip = view_projection.inner * world;
  Lit v = Lit(clip, world.xyz, (model * vec4(draw_normal, 0.0)).xyz, clip.w);
  vec4 position = v.clip;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.world;
  location_1 = v.normal;
  location_2 = v.depth;
}
//# output shade
#version 460

struct Cascade {
  mat4 transform;
  float far;
  float texel;
};

struct Sun {
  vec3 direction;
  vec3 color;
  Cascade cascades[4];
};

struct Lit {
  vec4 clip;
  vec3 world;
  vec3 normal;
  float depth;
};

layout(std140, binding = 0) uniform sun_fragment_block {
  Sun inner;
} sun;
layout(location = 0) in vec3 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) in float location_2;
layout(location = 0) out vec4 shade_result;
layout(binding = 0) uniform sampler2DArrayShadow maps_compare;
const vec2 constants[8] = vec2[8](vec2(-0.326, -0.406), vec2(-0.84, -0.074), vec2(-0.696, 0.457), vec2(-0.203, 0.621), vec2(0.962, -0.195), vec2(0.473, -0.48), vec2(0.519, 0.767), vec2(0.185, -0.893));

float noise(vec2 at) {
  return fract(52.982918 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}

int pick(float depth) {
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    if (depth < sun.inner.cascades[min(uint(i), 3u)].far) {
      return i;
    }
    i = i + 1;
  }
  return -1;
}

float light_share(vec3 world, vec3 normal, float depth, vec2 pixel) {
  int layer = pick(depth);
  if (layer < 0) {
    return 1.0;
  }
  float slope = 1.0 - clamp(dot(normal, -sun.inner.direction), 0.0, 1.0);
  vec3 moved = world + normal * (0.02 + 0.06 * slope);
  vec4 place = sun.inner.cascades[min(uint(layer), 3u)].transform * vec4(moved, 1.0);
  vec2 uv = place.xy * vec2(0.5, -0.5) + 0.5;
  float angle = 6.2831855 * noise(pixel);
  mat2 turn = mat2(cos(angle), sin(angle), -sin(angle), cos(angle));
  float sum = 0.0;
  int i = 0;
  while (true) {
    if (!(i < 8)) {
      break;
    }
    vec2 offset = turn * constants[min(uint(i), 7u)] * 1.5 * sun.inner.cascades[min(uint(layer), 3u)].texel;
    sum = sum + textureGrad(maps_compare, vec4(vec3(uv + offset, float(layer)), place.z), vec2(0.0), vec2(0.0));
    i = i + 1;
  }
  return sum / 8.0;
}

void main() {
  Lit v = Lit(gl_FragCoord, location_0, location_1, location_2);
  vec3 normal = normalize(v.normal);
  float share = light_share(v.world, normal, v.depth, v.clip.xy);
  vec3 direct = sun.inner.color * clamp(dot(normal, -sun.inner.direction), 0.0, 1.0) * share;
  shade_result = vec4(direct + vec3(0.05, 0.06, 0.08), 1.0);
}
