//# output expand
#version 460

struct Curve {
  vec2 start;
  vec2 control;
  vec2 end;
  float width;
  uint color;
};

struct Canvas {
  vec2 size;
  float softness;
};

struct Ribbon {
  vec4 position;
  float across;
  float along;
  uint color;
  float half_width;
};

layout(std140, binding = 0) uniform canvas_vertex_block {
  Canvas inner;
} canvas;
layout(std430, binding = 0) readonly buffer curves_vertex_block {
  Curve inner[];
} curves;
layout(location = 0) out float location_0;
layout(location = 1) noperspective out float location_1;
layout(location = 2) flat out uint location_2;
layout(location = 3) flat out float location_3;

vec2 point_at(Curve curve, float t) {
  vec2 a = mix(curve.start, curve.control, t);
  vec2 b = mix(curve.control, curve.end, t);
  return mix(a, b, t);
}

vec2 tangent_at(Curve curve, float t) {
  vec2 direction = mix(curve.control - curve.start, curve.end - curve.control, t);
  return mix(normalize(direction), vec2(1.0, 0.0), bvec2((dot(direction, direction) < 1e-12)));
}

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  Curve curve = curves.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(curves.inner.length()) - 1u)];
  float t = float(v / 2u) / 16.0;
  float side = float(v & 1u) * 2.0 - 1.0;
  vec2 tangent = tangent_at(curve, t);
  vec2 normal = vec2(-tangent.y, tangent.x);
  float reach = curve.width * 0.5 + canvas.inner.softness;
  vec2 place = point_at(curve, t) + normal * side * reach;
  Ribbon out_1 = Ribbon(vec4(0.0), 0.0, 0.0, 0u, 0.0);
  out_1.position = vec4(place / canvas.inner.size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
  out_1.across = side * reach;
  out_1.along = t;
  out_1.color = curve.color;
  out_1.half_width = curve.width * 0.5;
  Ribbon v_1 = out_1;
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.across;
  location_1 = v_1.along;
  location_2 = v_1.color;
  location_3 = v_1.half_width;
}
//# output paint
#version 460

struct Canvas {
  vec2 size;
  float softness;
};

struct Ribbon {
  vec4 position;
  float across;
  float along;
  uint color;
  float half_width;
};

layout(std140, binding = 0) uniform canvas_fragment_block {
  Canvas inner;
} canvas;
bool is_discarded = false;
layout(location = 0) in float location_0;
layout(location = 1) noperspective in float location_1;
layout(location = 2) flat in uint location_2;
layout(location = 3) flat in float location_3;
layout(location = 0) out vec4 paint_result;

vec4 premultiplied(uint color, float coverage) {
  vec4 straight = unpackUnorm4x8(color);
  float alpha = straight.w * coverage;
  return vec4(straight.xyz * alpha, alpha);
}

void main() {
  Ribbon v = Ribbon(gl_FragCoord, location_0, location_1, location_2, location_3);
  float edge = v.half_width - abs(v.across);
  float softness = max(fwidth(v.across), canvas.inner.softness);
  float v_1 = -softness;
  float v_2 = clamp((edge - v_1) / (softness - v_1), 0.0, 1.0);
  float coverage = v_2 * v_2 * (3.0 - 2.0 * v_2);
  if (coverage <= 0.0) {
    is_discarded = true;
  }
  float faded = 1.0 - smoothstep(0.9, 1.0, v.along) * 0.5;
  vec4 v_3 = premultiplied(v.color, coverage * faded);
  if (is_discarded) {
    discard;
  }
  paint_result = v_3;
}
