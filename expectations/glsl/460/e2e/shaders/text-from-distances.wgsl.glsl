//# output place
#version 460

struct Glyph {
  vec2 corner;
  vec2 size;
  vec2 uv_corner;
  vec2 uv_size;
  uint color;
  uint style;
};

struct Page {
  vec2 scale;
  vec2 offset;
  float spread;
  float outline;
  vec4 outline_color;
  vec2 shadow;
};

struct Letter {
  vec4 position;
  vec2 uv;
  vec4 color;
  uint style;
};

layout(std140, binding = 0) uniform page_vertex_block {
  Page inner;
} page;
layout(std430, binding = 0) readonly buffer glyphs_vertex_block {
  Glyph inner[];
} glyphs;
layout(location = 0) out vec2 location_0;
layout(location = 1) flat out vec4 location_1;
layout(location = 2) flat out uint location_2;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  uint v_1 = min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(glyphs.inner.length()) - 1u);
  vec2 unit = vec2(uvec2(v & 1u, v >> 1u));
  vec2 corner = glyphs.inner[v_1].corner + unit * glyphs.inner[v_1].size;
  if ((glyphs.inner[v_1].style & 4u) != 0u) {
    corner.x = corner.x + (1.0 - unit.y) * glyphs.inner[v_1].size.y * 0.2;
  }
  Letter letter = Letter(vec4(0.0), vec2(0.0), vec4(0.0), 0u);
  letter.position = vec4((corner + page.inner.offset) * page.inner.scale * vec2(1.0, -1.0) + vec2(-1.0, 1.0), 0.0, 1.0);
  letter.uv = glyphs.inner[v_1].uv_corner + unit * glyphs.inner[v_1].uv_size;
  letter.color = unpackUnorm4x8(glyphs.inner[v_1].color);
  letter.style = glyphs.inner[v_1].style;
  Letter v_2 = letter;
  vec4 position = v_2.position;
  float v_3 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_3, v_3);
  location_0 = v_2.uv;
  location_1 = v_2.color;
  location_2 = v_2.style;
}
//# output ink
#version 460

struct Page {
  vec2 scale;
  vec2 offset;
  float spread;
  float outline;
  vec4 outline_color;
  vec2 shadow;
};

struct Letter {
  vec4 position;
  vec2 uv;
  vec4 color;
  uint style;
};

layout(std140, binding = 0) uniform page_fragment_block {
  Page inner;
} page;
bool is_discarded = false;
layout(location = 0) in vec2 location_0;
layout(location = 1) flat in vec4 location_1;
layout(location = 2) flat in uint location_2;
layout(location = 0) out vec4 ink_result;
layout(binding = 0) uniform sampler2DArray atlas_atlas_sampler;

float median(vec3 v) {
  return max(min(v.x, v.y), min(max(v.x, v.y), v.z));
}

float coverage(float distance_1, float edge, float pixel) {
  return clamp((distance_1 - edge) / pixel + 0.5, 0.0, 1.0);
}

vec4 over(vec4 front, vec4 back) {
  return front + back * (1.0 - front.w);
}

void main() {
  Letter v = Letter(gl_FragCoord, location_0, location_1, location_2);
  uint layer = v.style >> 8u;
  vec2 size = vec2(uvec2(textureSize(atlas_atlas_sampler, 0).xy));
  vec2 slope = fwidth(v.uv) * size;
  float pixel = max(0.5 * (slope.x + slope.y) / page.inner.spread, 0.0001);
  float own = median(texture(atlas_atlas_sampler, vec3(v.uv, float(layer))).xyz);
  float behind = median(texture(atlas_atlas_sampler, vec3(v.uv - page.inner.shadow / size, float(layer))).xyz);
  float fill = coverage(own, 0.5, pixel);
  vec4 color = vec4(v.color.xyz, 1.0) * v.color.w * fill;
  if ((v.style & 1u) != 0u) {
    float ring = coverage(own, 0.5 - page.inner.outline, pixel);
    color = over(color, vec4(page.inner.outline_color.xyz, 1.0) * page.inner.outline_color.w * ring);
  }
  if ((v.style & 2u) != 0u) {
    color = over(color, vec4(0.0, 0.0, 0.0, 0.6 * smoothstep(0.3, 0.6, behind)));
  }
  if (color.w < 0.003921569) {
    is_discarded = true;
  }
  vec4 v_1 = color;
  if (is_discarded) {
    discard;
  }
  ink_result = v_1;
}
