//# output draw
#version 310 es
#extension GL_NV_shader_noperspective_interpolation : require
#extension GL_OES_shader_multisample_interpolation : require
precision highp float;
precision highp int;

struct Varying {
  vec4 at;
  float plain;
  vec2 a;
  vec3 b;
  vec4 c;
  float d;
  vec2 e;
  vec3 f;
  vec4 g;
  vec2 h;
  ivec3 i;
  uvec4 j;
};

layout(location = 0) out float location_0;
layout(location = 1) out vec2 location_1;
layout(location = 2) out vec3 location_2;
layout(location = 3) centroid out vec4 location_3;
layout(location = 4) sample out float location_4;
layout(location = 5) noperspective out vec2 location_5;
layout(location = 6) noperspective out vec3 location_6;
layout(location = 7) noperspective centroid out vec4 location_7;
layout(location = 8) flat out vec2 location_8;
layout(location = 9) flat out ivec3 location_9;
layout(location = 10) flat out uvec4 location_10;

void main() {
  gl_PointSize = 1.0;
  Varying v = Varying(vec4(float(uint(gl_VertexID))), 1.0, vec2(1.0), vec3(2.0), vec4(3.0), 4.0, vec2(5.0), vec3(6.0), vec4(7.0), vec2(8.0), ivec3(9), uvec4(10u));
  vec4 position = v.at;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.plain;
  location_1 = v.a;
  location_2 = v.b;
  location_3 = v.c;
  location_4 = v.d;
  location_5 = v.e;
  location_6 = v.f;
  location_7 = v.g;
  location_8 = v.h;
  location_9 = v.i;
  location_10 = v.j;
}
//# output shade
#version 310 es
#extension GL_NV_shader_noperspective_interpolation : require
#extension GL_OES_shader_multisample_interpolation : require
precision highp float;
precision highp int;

struct Varying {
  vec4 at;
  float plain;
  vec2 a;
  vec3 b;
  vec4 c;
  float d;
  vec2 e;
  vec3 f;
  vec4 g;
  vec2 h;
  ivec3 i;
  uvec4 j;
};

layout(location = 0) in float location_0;
layout(location = 1) in vec2 location_1;
layout(location = 2) in vec3 location_2;
layout(location = 3) centroid in vec4 location_3;
layout(location = 4) sample in float location_4;
layout(location = 5) noperspective in vec2 location_5;
layout(location = 6) noperspective in vec3 location_6;
layout(location = 7) noperspective centroid in vec4 location_7;
layout(location = 8) flat in vec2 location_8;
layout(location = 9) flat in ivec3 location_9;
layout(location = 10) flat in uvec4 location_10;
layout(location = 0) out vec4 shade_result;

void main() {
  Varying v = Varying(gl_FragCoord, location_0, location_1, location_2, location_3, location_4, location_5, location_6, location_7, location_8, location_9, location_10);
  shade_result = v.at + v.c + v.g + vec4(v.j) + vec4(v.b, v.plain) + vec4(v.f, v.d) + vec4(v.a, v.e) + vec4(vec3(v.i), v.h.x);
}
//# output linear_by_sample
#version 310 es
#extension GL_NV_shader_noperspective_interpolation : require
#extension GL_OES_shader_multisample_interpolation : require
precision highp float;
precision highp int;

layout(location = 0) noperspective sample in vec4 location_0;
layout(location = 0) out vec4 linear_by_sample_result;

void main() {
  linear_by_sample_result = location_0;
}
