#version 460

struct Output {
  vec4 colour;
  vec2 uv;
  uint layer;
  vec4 position;
  ivec2 cell;
  float fade;
};

layout(location = 0) in vec4 main_place;
layout(location = 1) in uint main_n;
layout(location = 0) out vec4 location_0;
layout(location = 1) out vec2 location_1;
layout(location = 3) flat out uint location_3;
layout(location = 2) flat out ivec2 location_2;
layout(location = 6) out float location_6;

void main() {
  gl_PointSize = 1.0;
  vec4 v = main_place;
  Output o = Output(vec4(0.0), vec2(0.0), 0u, vec4(0.0), ivec2(0), 0.0);
  o.position = v;
  o.colour = abs(v);
  o.uv = v.xy * 0.5 + 0.5;
  o.layer = main_n;
  o.cell = ivec2(clamp(v.zw * 100.0, vec2(-2147483600.0), vec2(2147483500.0)));
  o.fade = 1.0 - v.z;
  Output v_1 = o;
  location_0 = v_1.colour;
  location_1 = v_1.uv;
  location_3 = v_1.layer;
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_2 = v_1.cell;
  location_6 = v_1.fade;
}
