#version 460

struct Surface {
  vec3 normal;
  vec2 uv;
};

layout(location = 1) in vec3 location_1;
layout(location = 0) in vec2 location_0;
layout(location = 2) flat in int location_2;
layout(location = 0) out vec4 main_result;

void main() {
  Surface v = Surface(location_1, location_0);
  vec3 n = mix(-v.normal, v.normal, bvec3(gl_FrontFacing));
  main_result = vec4(n.xy, v.uv.x, float(location_2));
}
