#version 460

struct Vertex {
  float a;
  vec2 b;
  vec3 c;
  vec4 d;
  int e;
  ivec2 f;
  uvec3 g;
  uvec4 h;
};

layout(location = 5) in float main_a;
layout(location = 0) in vec2 main_b;
layout(location = 1) in vec3 main_c;
layout(location = 2) in vec4 main_d;
layout(location = 8) in int main_e;
layout(location = 7) in ivec2 main_f;
layout(location = 3) in uvec3 main_g;
layout(location = 4) in uvec4 main_h;
layout(location = 6) in uint main_plain;

void main() {
  gl_PointSize = 1.0;
  Vertex v = Vertex(main_a, main_b, main_c, main_d, main_e, main_f, main_g, main_h);
  float sum = v.a + v.b.x + v.c.y + v.d.z + float(v.e + v.f.x) + float(v.g.z + v.h.w + main_plain);
  vec4 position = vec4(v.c, sum);
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
}
