//# output corner
#version 460

struct Sprite {
  vec2 position;
  vec2 size;
  float rotation;
  uint layer_and_flags;
  uint tint;
  uint border;
  vec4 uv;
};

struct Screen {
  vec2 size;
  float scale;
  float time;
};

struct Varyings {
  vec4 position;
  vec2 local;
  uint sprite;
  uint layer;
};

layout(std140, binding = 0) uniform screen_vertex_block {
  Screen inner;
} screen;
layout(std430, binding = 0) readonly buffer sprites_vertex_block {
  Sprite inner[];
} sprites;
layout(location = 0) out vec2 location_0;
layout(location = 1) flat out uint location_1;
layout(location = 2) flat out uint location_2;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  uint v_1 = uint(gl_InstanceID + int(gl_BaseInstance));
  Sprite s = sprites.inner[min(v_1, uint(sprites.inner.length()) - 1u)];
  vec2 local = vec2(float(v & 1u), float(v >> 1u));
  vec2 turned = mat2(cos(s.rotation), sin(s.rotation), -sin(s.rotation), cos(s.rotation)) * ((local - 0.5) * s.size);
  vec2 pixel = (s.position + turned) * screen.inner.scale;
  uint layer = s.layer_and_flags & 65535u;
  if ((s.layer_and_flags & 262144u) != 0u) {
    layer = layer + uint(clamp(screen.inner.time * 12.0, 0.0, 4294967000.0)) % 4u;
  }
  Varyings v_2 = Varyings(vec4(pixel / screen.inner.size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0), local, v_1, layer);
  vec4 position = v_2.position;
  float v_3 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_3, v_3);
  location_0 = v_2.local;
  location_1 = v_2.sprite;
  location_2 = v_2.layer;
}
//# output paint
#version 460

struct Sprite {
  vec2 position;
  vec2 size;
  float rotation;
  uint layer_and_flags;
  uint tint;
  uint border;
  vec4 uv;
};

struct Varyings {
  vec4 position;
  vec2 local;
  uint sprite;
  uint layer;
};

layout(std430, binding = 0) readonly buffer sprites_fragment_block {
  Sprite inner[];
} sprites;
layout(location = 0) in vec2 location_0;
layout(location = 1) flat in uint location_1;
layout(location = 2) flat in uint location_2;
layout(location = 0) out vec4 paint_result;
layout(binding = 0) uniform sampler2DArray atlas_nearest;

float patched(float t, float size, float border, float source) {
  float pixels = t * size;
  if (pixels < border) {
    return pixels / source;
  } else if (pixels > size - border) {
    return 1.0 - (size - pixels) / source;
  }
  float inner = (pixels - border) / max(size - 2.0 * border, 1.0);
  return mix(border, source - border, inner) / source;
}

void main() {
  Varyings v = Varyings(gl_FragCoord, location_0, location_1, location_2);
  Sprite s = sprites.inner[min(v.sprite, uint(sprites.inner.length()) - 1u)];
  vec2 at = v.local;
  if (s.border != 0u) {
    vec2 border = unpackHalf2x16(s.border);
    vec2 source = (s.uv.zw - s.uv.xy) * vec2(uvec2(textureSize(atlas_nearest, 0).xy));
    float v_1 = patched(at.x, s.size.x, border.x, source.x);
    at = vec2(v_1, patched(at.y, s.size.y, border.y, source.y));
  }
  at.x = mix(at.x, 1.0 - at.x, ((s.layer_and_flags & 65536u) != 0u));
  at.y = mix(at.y, 1.0 - at.y, ((s.layer_and_flags & 131072u) != 0u));
  vec4 colour = textureLod(atlas_nearest, vec3(mix(s.uv.xy, s.uv.zw, at), float(v.layer)), 0.0);
  paint_result = colour * unpackUnorm4x8(s.tint);
}
