//# output vs
#version 310 es
precision highp float;
precision highp int;

struct vs_output {
  vec4 position;
  vec2 uv;
  int kind;
};

struct Varying {
  vec4 position;
  vec2 uv;
  int kind;
};

layout(std430, binding = 0) readonly buffer tint_vertex_block {
  vec4 inner[];
} tint;
layout(location = 0) in vec4 vs_p;
layout(location = 1) in vec4 vs_m;
layout(location = 2) in vec4 vs_m_1;
layout(location = 3) in vec4 vs_m_2;
layout(location = 4) in vec4 vs_m_3;
layout(location = 0) out vec2 location_0;
layout(location = 1) flat out int location_1;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  vec4 v_1 = vs_p;
  mat4 m = mat4(vs_m, vs_m_1, vs_m_2, vs_m_3);
  Varying o = Varying(vec4(0.0), vec2(0.0), 0);
  o.position = m * v_1 + tint.inner[min(v, uint(tint.inner.length()) - 1u)];
  o.uv = v_1.xy;
  o.kind = int(v);
  Varying v_2 = o;
  vs_output v_3 = vs_output(v_2.position, v_2.uv, v_2.kind);
  vec4 position = v_3.position;
  float v_4 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_4, v_4);
  location_0 = v_3.uv;
  location_1 = v_3.kind;
}
//# output fs
#version 310 es
precision highp float;
precision highp int;

struct Varying {
  vec4 position;
  vec2 uv;
  int kind;
};

struct fs_output {
  vec4 colour;
  float depth;
};

struct Targets {
  vec4 colour;
  float depth;
};

layout(location = 0) in vec2 location_0;
layout(location = 1) flat in int location_1;
layout(location = 0) out vec4 fs_out_colour;

float fade(float x) {
  if (x < 0.25) {
    discard;
  }
  return smoothstep(0.0, 1.0, x);
}

void main() {
  Varying v = Varying(gl_FragCoord, location_0, location_1);
  Targets t = Targets(vec4(0.0), 0.0);
  vec4 v_1 = vec4(0.0);
  if (gl_FrontFacing) {
    v_1 = vec4(v.uv, fade(v.uv.x), dFdx(v.uv.y));
  } else {
    v_1 = vec4(0.0);
  }
  t.colour = v_1;
  t.depth = fade(v.uv.y);
  Targets v_2 = t;
  fs_output v_3 = fs_output(v_2.colour, v_2.depth);
  fs_out_colour = v_3.colour;
  gl_FragDepth = v_3.depth;
}
