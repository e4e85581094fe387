#version 310 es
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;

struct In {
  vec4 at;
  uint size;
  vec2 uv;
};

layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 main_result;

void main() {
  In v = In(gl_FragCoord, gl_SubgroupSize, location_0);
  vec2 right = subgroupQuadSwapHorizontal(v.uv);
  vec2 below = subgroupQuadSwapVertical(v.uv);
  vec2 across = subgroupQuadSwapDiagonal(v.uv);
  vec2 corner = subgroupQuadBroadcast(v.uv, 3u);
  uvec4 bright = subgroupBallot((v.uv.x > 0.5));
  float share = float(uint(bitCount(bright.x)) + uint(bitCount(bright.y))) / float(v.size);
  main_result = vec4((right + below + across + corner) / 4.0, share, float(gl_SubgroupInvocationID));
}
