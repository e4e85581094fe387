//# output tinted
#version 460

struct Out {
  vec4 tint;
  float depth;
};

struct immediate_data {
  vec4 user;
  float min_depth;
  float max_depth;
};

layout(std140, binding = 1) uniform tint_fragment_block {
  immediate_data inner;
} tint;
layout(std140, binding = 0) uniform bias_fragment_block {
  float inner;
} bias;
layout(location = 0) out vec4 tinted_out_tint;

void main() {
  vec4 v = gl_FragCoord;
  if (v.x < 4.0) {
    Out v_1 = Out(tint.inner.user, 1.0);
    Out v_2 = Out(v_1.tint, min(max(v_1.depth, tint.inner.min_depth), tint.inner.max_depth));
    tinted_out_tint = v_2.tint;
    gl_FragDepth = v_2.depth;
    return;
  }
  Out v_3 = Out(tint.inner.user.wzyx, v.z + bias.inner);
  Out v_4 = Out(v_3.tint, min(max(v_3.depth, tint.inner.min_depth), tint.inner.max_depth));
  tinted_out_tint = v_4.tint;
  gl_FragDepth = v_4.depth;
}
//# output deep
#version 460

struct immediate_data_std140 {
  uvec4 padding;
  float min_depth;
  float max_depth;
};

layout(std140, binding = 1) uniform immediate_data_fragment_block {
  immediate_data_std140 inner;
} immediate_data_1;

void main() {
  gl_FragDepth = min(max(gl_FragCoord.z * 2.0, immediate_data_1.inner.min_depth), immediate_data_1.inner.max_depth);
}
