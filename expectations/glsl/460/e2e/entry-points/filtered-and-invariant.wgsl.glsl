//# output place
#version 460

struct Clip {
  vec4 position;
  float shade;
};

layout(location = 0) in vec3 place_p;
invariant gl_Position;
layout(location = 0) out float location_0;

void main() {
  gl_PointSize = 1.0;
  vec3 v = place_p;
  Clip v_1 = Clip(vec4(v, 1.0), v.z);
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.shade;
}
//# output paint
#version 460

layout(location = 0) in float location_0;
layout(location = 0) out vec4 paint_result;

void main() {
  paint_result = vec4(gl_FragCoord.xy / 256.0, location_0, 1.0);
}
