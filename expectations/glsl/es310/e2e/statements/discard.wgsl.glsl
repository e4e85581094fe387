#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer kept_fragment_block {
  uint inner;
} kept;
bool is_discarded = false;
layout(location = 0) in float location_0;
layout(location = 1) in float location_1;
layout(location = 0) out vec4 main_result;

void cut(float height) {
  if (height < 0.5) {
    is_discarded = true;
  }
}

void main() {
  float v = location_0;
  float v_1 = location_1;
  cut(v);
  if (v_1 == 0.0) {
    is_discarded = true;
  }
  uint v_2 = 0u;
  if (!is_discarded) {
    v_2 = atomicAdd(kept.inner, 1u);
  } else {
    v_2 = 0u;
  }
  if (is_discarded) {
    discard;
  }
  main_result = vec4(v, v, v, v_1);
}
