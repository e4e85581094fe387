//# output vertex_main
#version 310 es
#extension GL_NV_shader_noperspective_interpolation : require
#extension GL_OES_shader_multisample_interpolation : require
precision highp float;
precision highp int;

struct Varyings {
  vec4 position;
  float a;
  vec2 b;
  vec3 c;
  vec4 d;
  float e;
  vec2 f;
  float g;
  vec3 h;
  uint i;
  ivec2 j;
};

layout(location = 0) out float location_0;
layout(location = 1) out vec2 location_1;
layout(location = 2) centroid out vec3 location_2;
layout(location = 3) sample out vec4 location_3;
layout(location = 4) noperspective out float location_4;
layout(location = 5) noperspective centroid out vec2 location_5;
layout(location = 6) noperspective sample out float location_6;
layout(location = 7) flat out vec3 location_7;
layout(location = 8) flat out uint location_8;
layout(location = 9) flat out ivec2 location_9;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  float x = float(v);
  Varyings v_1 = Varyings(vec4(x), x, vec2(x), vec3(x), vec4(x), x, vec2(x), x, vec3(x), v, ivec2(int(v)));
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.a;
  location_1 = v_1.b;
  location_2 = v_1.c;
  location_3 = v_1.d;
  location_4 = v_1.e;
  location_5 = v_1.f;
  location_6 = v_1.g;
  location_7 = v_1.h;
  location_8 = v_1.i;
  location_9 = v_1.j;
}
//# output fragment_main
#version 310 es
#extension GL_NV_shader_noperspective_interpolation : require
#extension GL_OES_shader_multisample_interpolation : require
precision highp float;
precision highp int;

struct Varyings {
  vec4 position;
  float a;
  vec2 b;
  vec3 c;
  vec4 d;
  float e;
  vec2 f;
  float g;
  vec3 h;
  uint i;
  ivec2 j;
};

layout(location = 0) in float location_0;
layout(location = 1) in vec2 location_1;
layout(location = 2) centroid in vec3 location_2;
layout(location = 3) sample in vec4 location_3;
layout(location = 4) noperspective in float location_4;
layout(location = 5) noperspective centroid in vec2 location_5;
layout(location = 6) noperspective sample in float location_6;
layout(location = 7) flat in vec3 location_7;
layout(location = 8) flat in uint location_8;
layout(location = 9) flat in ivec2 location_9;
layout(location = 0) out vec4 fragment_main_result;

void main() {
  Varyings v = Varyings(gl_FragCoord, location_0, location_1, location_2, location_3, location_4, location_5, location_6, location_7, location_8, location_9);
  fragment_main_result = v.d + vec4(v.a + v.e, v.b.x + v.f.y, v.c.z + v.g, v.h.x) + float(v.i) + float(v.j.y);
}
