#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Item {
  float a;
  ivec2 b;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[4];
} out_1;

float mixed(float s, vec3 v, mat2 m, float list[3], Item item, inout float p, bool flag) {
  p = p + s;
  if (flag) {
    return v.x + m[1].y + list[2] + item.a;
  }
  return float(item.b.x);
}

void main() {
  float sum = 1.0;
  out_1.inner[0] = mixed(2.0, vec3(3.0), mat2(vec2(1.0, 0.0), vec2(0.0, 1.0)), float[3](4.0, 5.0, 6.0), Item(7.0, ivec2(8)), sum, true);
  out_1.inner[1] = mixed(2.0, vec3(3.0), mat2(0.0), float[3](0.0, 0.0, 0.0), Item(0.0, ivec2(0)), sum, (out_1.inner[0] > 1.0));
  out_1.inner[2] = sum;
}
