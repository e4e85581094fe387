#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner;
} out_1;

float sixteen(float a, int b, uint c, bool d, vec2 e, ivec3 f, uvec4 g, bvec2 h, mat2 i, float j[2], float k, float l, vec3 m, vec4 n, int o, uint p) {
  float sum = a + float(b) + float(c) + e.x + float(f.y) + float(g.z) + i[0].x + j[1] + k + l + m.z + n.w + float(o) + float(p);
  if (d && all(h)) {
    sum = sum * 2.0;
  }
  return sum;
}

void main() {
  out_1.inner = sixteen(1.0, 2, 3u, true, vec2(4.0), ivec3(5), uvec4(6u), bvec2(true, false), mat2(0.0), float[2](7.0, 8.0), 9.0, 10.0, vec3(11.0), vec4(12.0), 13, 14u);
}
