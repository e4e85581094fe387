#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer v_compute_block {
  vec4 inner;
} v;
layout(std430, binding = 1) coherent buffer out_compute_block {
  vec4 inner[6];
} out_1;

void main() {
  ivec4 i = ivec4(clamp(v.inner, vec4(-2147483600.0), vec4(2147483500.0)));
  uvec4 u = uvec4(clamp(v.inner, vec4(0.0), vec4(4294967000.0)));
  bvec4 b = bvec4(v.inner);
  out_1.inner[0] = vec4(i) + vec4(u);
  out_1.inner[1] = vec4(b);
  out_1.inner[2] = vec4(uvec4(i)) - vec4(ivec4(u));
  out_1.inner[3] = vec4(ivec4(b)) * float(bool(i.x));
  out_1.inner[4] = vec4(float(int(clamp(v.inner.x, -2147483600.0, 2147483500.0))), float(uint(clamp(v.inner.y, 0.0, 4294967000.0))), float(bool(v.inner.z)), v.inner.w);
  out_1.inner[5] = vec4(bvec4(u));
}
