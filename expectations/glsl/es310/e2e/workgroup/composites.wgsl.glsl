#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Node {
  uint children[4];
  vec3 box[2];
  bool leaf;
};

shared Node nodes[8];
shared mat3 frame;
shared uint grid[8][8];
shared bvec4 mask;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec3 inner[];
} out_1;

void main() {
  uvec3 v = gl_LocalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  if (v_1 < 1u) {
    frame = mat3(0.0);
    mask = bvec4(false);
  }
  if (v_1 < 8u) {
    nodes[v_1] = Node(uint[4](0u, 0u, 0u, 0u), vec3[2](vec3(0.0), vec3(0.0)), false);
  }
  grid[v_1 / 8u][v_1 % 8u] = 0u;
  memoryBarrierShared();
  barrier();
  grid[min(v.y, 7u)][min(v.x, 7u)] = v_1;
  if (v.y == 0u) {
    nodes[min(v.x, 7u)].children[0] = v.x;
    nodes[min(v.x, 7u)].box[1] = vec3(float(v_1));
    nodes[min(v.x, 7u)].leaf = v.x > 4u;
  }
  if (v_1 == 0u) {
    frame[1] = vec3(1.0);
    mask = bvec4(true);
  }
  memoryBarrierShared();
  barrier();
  Node n = nodes[min(grid[min(v.x, 7u)][min(v.y, 7u)] % 8u, 7u)];
  out_1.inner[min(v_1, uint(out_1.inner.length()) - 1u)] = mix(frame * n.box[1], vec3(float(n.children[0])), bvec3(n.leaf && mask.w));
}
