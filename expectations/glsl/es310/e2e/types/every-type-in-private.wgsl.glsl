#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Whole {
  vec3 first;
  float16_t second;
  int third[2];
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
bool flag = false;
int a = 0;
uint b = 0u;
float c = 0.0;
float16_t d = 0.0hf;
bvec2 flags = bvec2(false);
ivec3 va = ivec3(0);
uvec4 vb = uvec4(0u);
vec3 vc = vec3(0.0);
f16vec2 vd = f16vec2(0.0hf);
mat4x3 mc = mat4x3(0.0);
f16mat2x3 md = f16mat2x3(0.0hf);
vec3 list[3] = vec3[3](vec3(0.0), vec3(0.0), vec3(0.0));
Whole whole = Whole(vec3(0.0), 0.0hf, int[2](0, 0));

void main() {
  flag = !flag;
  a = a - 2;
  b = b << 1u;
  c = c * 0.5;
  d = d + 1.0hf;
  flags.x = a > 0;
  va = -va;
  vb.y = b;
  vc = vc.zyx;
  vd = vd * 2.0hf;
  mc[1] = vc;
  md[1].z = d;
  list[1] = list[0] + vc;
  whole.third[0] = a;
  whole.second = d;
  out_1.inner[0] = float(flag);
  out_1.inner[1] = float(a);
  out_1.inner[2] = float(b);
  out_1.inner[3] = c;
  out_1.inner[4] = float(d);
  out_1.inner[5] = float(flags.y);
  out_1.inner[6] = float(va.z);
  out_1.inner[7] = float(vb.w);
  out_1.inner[8] = vc.x;
  out_1.inner[9] = float(vd.y);
  out_1.inner[10] = mc[3].y;
  out_1.inner[11] = float(md[1].z);
  out_1.inner[12] = list[2].z;
  out_1.inner[13] = whole.first.y + float(whole.third[1]);
}
