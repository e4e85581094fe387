//# output cover
#version 310 es
precision highp float;
precision highp int;

struct Pixel {
  vec4 position;
  vec2 ndc;
};

layout(location = 0) out vec2 location_0;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  vec2 ndc = vec2(float(v / 2u) * 4.0 - 1.0, float(v % 2u) * 4.0 - 1.0);
  Pixel v_1 = Pixel(vec4(ndc, 0.0, 1.0), ndc);
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.ndc;
}
//# output march
#version 310 es
precision highp float;
precision highp int;

struct Volume {
  mat4 inverse_view_projection;
  vec3 eye;
  uint steps;
  vec3 low;
  float density;
  vec3 high;
  float threshold;
};

struct Pixel {
  vec4 position;
  vec2 ndc;
};

struct Hit {
  float near;
  float far;
};

layout(std140, binding = 0) uniform volume_fragment_block {
  Volume inner;
} volume;
bool is_discarded = false;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 march_result;
layout(binding = 0) uniform highp sampler3D field_trilinear;
layout(binding = 1) uniform highp sampler2D transfer_trilinear;

Hit box_hit(vec3 origin, vec3 direction) {
  vec3 a = (volume.inner.low - origin) / direction;
  vec3 b = (volume.inner.high - origin) / direction;
  vec3 near = min(a, b);
  vec3 far = max(a, b);
  return Hit(max(max(near.x, near.y), max(near.z, 0.0)), min(far.x, min(far.y, far.z)));
}

float value(vec3 p) {
  vec3 unit = (p - volume.inner.low) / (volume.inner.high - volume.inner.low);
  return textureLod(field_trilinear, unit, 0.0).x;
}

vec3 gradient(vec3 p) {
  vec3 e = (volume.inner.high - volume.inner.low) / vec3(uvec3(textureSize(field_trilinear, 0)));
  float v = value(p + vec3(e.x, 0.0, 0.0));
  float v_1 = v - value(p - vec3(e.x, 0.0, 0.0));
  float v_2 = value(p + vec3(0.0, e.y, 0.0));
  float v_3 = v_2 - value(p - vec3(0.0, e.y, 0.0));
  float v_4 = value(p + vec3(0.0, 0.0, e.z));
  return vec3(v_1, v_3, v_4 - value(p - vec3(0.0, 0.0, e.z)));
}

void main() {
  vec4 far_point = volume.inner.inverse_view_projection * vec4(Pixel(gl_FragCoord, location_0).ndc, 1.0, 1.0);
  vec3 direction = normalize(far_point.xyz / far_point.w - volume.inner.eye);
  Hit hit = box_hit(volume.inner.eye, direction);
  if (hit.near >= hit.far) {
    is_discarded = true;
  }
  float step_1 = (hit.far - hit.near) / float(volume.inner.steps);
  float t = hit.near + step_1 * 0.5;
  vec4 colour = vec4(0.0);
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if ((t >= hit.far) || (colour.w > 0.98)) {
      break;
    }
    vec3 p = volume.inner.eye + direction * t;
    float v_2 = value(p);
    if (v_2 > volume.inner.threshold) {
      vec4 sample_1 = textureLod(transfer_trilinear, vec2(v_2, 0.5), 0.0);
      vec3 g = gradient(p);
      float facing = abs(dot(g, direction)) / max(length(g), 0.0001);
      float alpha = 1.0 - exp(-sample_1.w * volume.inner.density * step_1);
      colour = colour + (1.0 - colour.w) * vec4(sample_1.xyz * (0.3 + 0.7 * facing) * alpha, alpha);
    }
    t = t + step_1;
  }
  vec4 v_3 = colour;
  if (is_discarded) {
    discard;
  }
  march_result = v_3;
}
