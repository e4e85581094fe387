#version 460

struct Targets {
  vec4 albedo;
  vec2 normal;
  uint material;
  ivec4 motion;
};

layout(location = 0) in vec3 location_0;
layout(location = 1) flat in uint location_1;
layout(location = 0) out vec4 main_out_albedo;
layout(location = 1) out vec2 main_out_normal;
layout(location = 2) out uint main_out_material;
layout(location = 4) out ivec4 main_out_motion;

void main() {
  vec3 v = location_0;
  Targets t = Targets(vec4(0.0), vec2(0.0), 0u, ivec4(0));
  t.albedo = vec4(abs(v), 1.0);
  t.normal = normalize(v).xy;
  t.material = location_1 & 255u;
  t.motion = ivec4(clamp(v.xyzz * 127.0, vec4(-2147483600.0), vec4(2147483500.0)));
  Targets v_1 = t;
  main_out_albedo = v_1.albedo;
  main_out_normal = v_1.normal;
  main_out_material = v_1.material;
  main_out_motion = v_1.motion;
}
