//# output cover
#version 460


void main() {
  gl_PointSize = 1.0;
  vec4 position = vec4(vec2[3](vec2(-1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0))[min(uint(gl_VertexID), 2u)], 0.0, 1.0);
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
//# output resolve
#version 460

struct Resolved {
  vec4 colour;
  uint id;
  float depth;
  uint mask;
};

layout(location = 0) out vec4 resolve_out_colour;
layout(location = 1) out uint resolve_out_id;
layout(binding = 0) uniform sampler2DMS colours;
layout(binding = 1) uniform sampler2DMS depths;
layout(binding = 2) uniform usampler2DMS ids;

float weight(vec4 colour) {
  return 1.0 / (1.0 + max(colour.x, max(colour.y, colour.z)));
}

void main() {
  uvec2 pixel = uvec2(clamp(gl_FragCoord.xy, vec2(0.0), vec2(4294967000.0)));
  uint samples = uint(textureSamples(colours));
  vec4 sum = vec4(0.0);
  float total = 0.0;
  float nearest = 1.0;
  uint chosen = 0u;
  uint edge = 0u;
  uint first = texelFetch(ids, ivec2(min(pixel, uvec2(textureSize(ids)) - uvec2(1u))), 0).x;
  uint s = 0u;
  while (true) {
    if (!(s < samples)) {
      break;
    }
    vec4 colour = texelFetch(colours, ivec2(min(pixel, uvec2(textureSize(colours)) - uvec2(1u))), int(min(s, uint(textureSamples(colours)) - 1u)));
    float w = weight(colour);
    sum = sum + colour * w;
    total = total + w;
    float depth = texelFetch(depths, ivec2(min(pixel, uvec2(textureSize(depths)) - uvec2(1u))), int(min(s, uint(textureSamples(depths)) - 1u))).x;
    uint id = texelFetch(ids, ivec2(min(pixel, uvec2(textureSize(ids)) - uvec2(1u))), int(min(s, uint(textureSamples(ids)) - 1u))).x;
    if (depth < nearest) {
      nearest = depth;
      chosen = id;
    }
    if (id != first) {
      edge = edge | (1u << (s & 31u));
    }
    s = s + 1u;
  }
  Resolved out_1 = Resolved(vec4(0.0), 0u, 0.0, 0u);
  out_1.colour = sum / total;
  out_1.id = chosen;
  out_1.depth = nearest;
  out_1.mask = uint(gl_SampleMaskIn[0]) & mix(1u << (uint(gl_SampleID) & 31u), edge, (edge != 0u));
  Resolved v = out_1;
  resolve_out_colour = v.colour;
  resolve_out_id = v.id;
  gl_FragDepth = v.depth;
  gl_SampleMask[0] = int(v.mask);
}
