//# output raise
#version 460

struct Land {
  mat4 view_projection;
  vec3 eye;
  float size;
  float height;
  vec4 layers;
};

struct Patch {
  vec2 origin;
  float scale;
  float fade;
};

struct Ground {
  vec4 clip;
  vec2 place;
  float height;
  float fog;
};

layout(std140, binding = 0) uniform land_vertex_block {
  Land inner;
} land;
layout(std430, binding = 0) readonly buffer patches_vertex_block {
  Patch inner[];
} patches;
layout(location = 0) out vec2 location_0;
layout(location = 1) out float location_1;
layout(location = 2) centroid out float location_2;
layout(binding = 0) uniform sampler2D heights_wrapped;
const uvec2 constants[6] = uvec2[6](uvec2(0u), uvec2(1u, 0u), uvec2(0u, 1u), uvec2(0u, 1u), uvec2(1u, 0u), uvec2(1u));

float height_at(vec2 place) {
  return textureLod(heights_wrapped, place / land.inner.size, 0.0).x * land.inner.height;
}

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  Patch tile = patches.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(patches.inner.length()) - 1u)];
  uint quad = v / 6u;
  uvec2 cell = uvec2(quad % 32u, quad / 32u) + constants[min(v % 6u, 5u)];
  vec2 odd = vec2(cell & uvec2(1u));
  vec2 fine = vec2(cell);
  vec2 place = tile.origin + (fine - odd * tile.fade) * tile.scale;
  float v_1 = height_at(tile.origin + fine * tile.scale);
  float height = mix(v_1, height_at(place), tile.fade);
  vec4 clip = land.inner.view_projection * vec4(place.x, height, place.y, 1.0);
  float away = distance(land.inner.eye, vec3(place.x, height, place.y));
  Ground v_2 = Ground(clip, place, height, 1.0 - exp(-away * away * 1e-6));
  vec4 position = v_2.clip;
  float v_3 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_3, v_3);
  location_0 = v_2.place;
  location_1 = v_2.height;
  location_2 = v_2.fog;
}
//# output paint
#version 460

struct Land {
  mat4 view_projection;
  vec3 eye;
  float size;
  float height;
  vec4 layers;
};

struct Ground {
  vec4 clip;
  vec2 place;
  float height;
  float fog;
};

layout(std140, binding = 0) uniform land_fragment_block {
  Land inner;
} land;
layout(location = 0) in vec2 location_0;
layout(location = 1) in float location_1;
layout(location = 2) centroid in float location_2;
layout(location = 0) out vec4 paint_result;
layout(binding = 0) uniform sampler2D heights_wrapped;
layout(binding = 1) uniform sampler2D blends_wrapped;
layout(binding = 2) uniform sampler2DArray grounds_wrapped;

float height_at(vec2 place) {
  return textureLod(heights_wrapped, place / land.inner.size, 0.0).x * land.inner.height;
}

vec3 normal_at(vec2 place) {
  float texel = land.inner.size / float(uvec2(textureSize(heights_wrapped, 0)).x);
  float v = height_at(place + vec2(texel, 0.0));
  float dx = v - height_at(place - vec2(texel, 0.0));
  float v_1 = height_at(place + vec2(0.0, texel));
  float dy = v_1 - height_at(place - vec2(0.0, texel));
  return normalize(vec3(-dx, 2.0 * texel, -dy));
}

vec3 layer_at(vec2 place, vec3 normal, uint layer) {
  float scale = land.inner.layers[min(layer, 3u)];
  vec2 dx = dFdx(place) * scale;
  vec2 dy = dFdy(place) * scale;
  vec3 flat_color = textureGrad(grounds_wrapped, vec3(place * scale, float(layer)), dx, dy).xyz;
  if ((layer != 2u) || (normal.y > 0.7)) {
    return flat_color;
  }
  vec3 side = textureGrad(grounds_wrapped, vec3(place.yx * scale * 2.0, float(layer)), dx, dy).xyz;
  return mix(side, flat_color, normal.y);
}

void main() {
  Ground v = Ground(gl_FragCoord, location_0, location_1, location_2);
  vec4 blend = texture(blends_wrapped, v.place / land.inner.size);
  vec3 normal = normal_at(v.place);
  vec3 color = vec3(0.0);
  uint layer = 0u;
  while (true) {
    if (!(layer < 4u)) {
      break;
    }
    vec3 v_1 = color;
    float v_2 = blend[min(layer, 3u)];
    color = v_1 + v_2 * layer_at(v.place, normal, layer);
    layer = layer + 1u;
  }
  float snow = smoothstep(0.7, 0.8, v.height / land.inner.height) * smoothstep(0.6, 0.8, normal.y);
  color = mix(color, vec3(0.95), snow) * (0.2 + 0.8 * clamp(dot(normal, vec3(0.42399916, 0.8479983, 0.31799936)), 0.0, 1.0));
  paint_result = vec4(mix(color, vec3(0.6, 0.7, 0.85), v.fog), 1.0);
}
