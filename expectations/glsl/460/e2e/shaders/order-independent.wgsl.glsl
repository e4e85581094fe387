//# output collect
#version 460

struct Node {
  uint colour;
  float depth;
  uint next;
};

struct Input {
  vec4 position;
  vec4 colour;
};

layout(std430, binding = 0) coherent buffer heads_fragment_block {
  uint inner[];
} heads;
layout(std430, binding = 1) coherent buffer lists_fragment_block {
  uint count;
  Node nodes[];
} lists;
layout(std140, binding = 0) uniform width_fragment_block {
  uint inner;
} width;
layout(location = 0) in vec4 location_0;
layout(binding = 0) uniform sampler2D opaque_depth;

void main() {
  Input v = Input(gl_FragCoord, location_0);
  uvec2 pixel = uvec2(clamp(v.position.xy, vec2(0.0), vec2(4294967000.0)));
  if ((v.position.z > texelFetch(opaque_depth, ivec2(min(pixel, uvec2(textureSize(opaque_depth, 0)) - uvec2(1u))), 0).x) || (v.colour.w <= 0.0)) {
    return;
  }
  uint slot = atomicAdd(lists.count, 1u);
  if (slot >= uint(lists.nodes.length())) {
    return;
  }
  uint before = atomicExchange(heads.inner[min(pixel.y * width.inner + pixel.x, uint(heads.inner.length()) - 1u)], slot);
  lists.nodes[min(slot, uint(lists.nodes.length()) - 1u)] = Node(packUnorm4x8(v.colour), v.position.z, before);
}
//# output resolve
#version 460

struct Node {
  uint colour;
  float depth;
  uint next;
};

layout(std430, binding = 0) coherent buffer heads_fragment_block {
  uint inner[];
} heads;
layout(std430, binding = 1) coherent buffer lists_fragment_block {
  uint count;
  Node nodes[];
} lists;
layout(std140, binding = 0) uniform width_fragment_block {
  uint inner;
} width;
layout(location = 0) out vec4 resolve_result;

void main() {
  uvec2 pixel = uvec2(clamp(gl_FragCoord.xy, vec2(0.0), vec2(4294967000.0)));
  uint colours[12] = uint[12](0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u);
  float depths[12] = float[12](0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
  int count = 0;
  uint at = atomicOr(heads.inner[min(pixel.y * width.inner + pixel.x, uint(heads.inner.length()) - 1u)], 0u);
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!((at != 4294967295u) && (count < 12))) {
      break;
    }
    Node node = lists.nodes[min(at, uint(lists.nodes.length()) - 1u)];
    int place = count;
    while (true) {
      if (!(place > 0)) {
        break;
      }
      if (depths[min(uint(place - 1), 11u)] >= node.depth) {
        break;
      }
      depths[min(uint(place), 11u)] = depths[min(uint(place - 1), 11u)];
      colours[min(uint(place), 11u)] = colours[min(uint(place - 1), 11u)];
      place = place - 1;
    }
    depths[min(uint(place), 11u)] = node.depth;
    colours[min(uint(place), 11u)] = node.colour;
    count = count + 1;
    at = node.next;
  }
  vec4 result = vec4(0.0);
  uvec2 rounds_left_1 = uvec2(4294967295u);
  int i = 0;
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(i < count)) {
      break;
    }
    vec4 layer = unpackUnorm4x8(colours[min(uint(i), 11u)]);
    result = vec4(mix(result.xyz, layer.xyz, layer.w), result.w + layer.w * (1.0 - result.w));
    i = i + 1;
  }
  resolve_result = result;
}
