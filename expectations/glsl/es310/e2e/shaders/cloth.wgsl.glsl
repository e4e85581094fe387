//# output integrate
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Cloth {
  uint side;
  float rest;
  float stiffness;
  float delta;
  vec4 ball;
};

struct Node {
  vec3 position;
  uint pinned;
  vec3 previous;
};

layout(std140, binding = 0) uniform cloth_compute_block {
  Cloth inner;
} cloth;
layout(std430, binding = 0) readonly buffer old_nodes_compute_block {
  Node inner[];
} old_nodes;
layout(std430, binding = 1) coherent buffer new_nodes_compute_block {
  Node inner[];
} new_nodes;
const ivec2 constants[8] = ivec2[8](ivec2(1, 0), ivec2(-1, 0), ivec2(0, 1), ivec2(0, -1), ivec2(1), ivec2(-1), ivec2(2, 0), ivec2(0, 2));

void store_Node(uint v, Node value) {
  new_nodes.inner[v].position = value.position;
  new_nodes.inner[v].pinned = value.pinned;
  new_nodes.inner[v].previous = value.previous;
}

bool inside(ivec2 p) {
  bool v = false;
  if (all(greaterThanEqual(p, ivec2(0)))) {
    v = all(lessThan(p, ivec2(int(cloth.inner.side))));
  } else {
    v = false;
  }
  return v;
}

uint index_of(ivec2 p) {
  return uint(p.y) * cloth.inner.side + uint(p.x);
}

vec3 spring(vec3 a, vec3 b, float rest) {
  vec3 d = b - a;
  float l = length(d);
  if (l < 1e-6) {
    return vec3(0.0);
  }
  return d * (cloth.inner.stiffness * (l - rest) / l);
}

void main() {
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  if (!inside(p)) {
    return;
  }
  uint i = index_of(p);
  Node node = old_nodes.inner[min(i, uint(old_nodes.inner.length()) - 1u)];
  if (node.pinned != 0u) {
    store_Node(min(i, uint(new_nodes.inner.length()) - 1u), node);
    return;
  }
  vec3 force = vec3(0.0, -9.81, 0.0);
  int k = 0;
  while (true) {
    if (!(k < 8)) {
      break;
    }
    ivec2 q = p + constants[min(uint(k), 7u)];
    if (!inside(q)) {
      k = k + 1;
      continue;
    }
    vec3 v = force;
    uint v_1 = min(index_of(q), uint(old_nodes.inner.length()) - 1u);
    force = v + spring(node.position, old_nodes.inner[v_1].position, cloth.inner.rest * length(vec2(constants[min(uint(k), 7u)])));
    k = k + 1;
  }
  vec3 next = 1.99 * node.position - 0.99 * node.previous + force * (cloth.inner.delta * cloth.inner.delta);
  vec3 from_ball = next - cloth.inner.ball.xyz;
  if (dot(from_ball, from_ball) < cloth.inner.ball.w * cloth.inner.ball.w) {
    next = cloth.inner.ball.xyz + normalize(from_ball) * cloth.inner.ball.w;
  }
  store_Node(min(i, uint(new_nodes.inner.length()) - 1u), Node(next, 0u, node.position));
}
//# output find_normals
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Cloth {
  uint side;
  float rest;
  float stiffness;
  float delta;
  vec4 ball;
};

struct Node {
  vec3 position;
  uint pinned;
  vec3 previous;
};

layout(std140, binding = 0) uniform cloth_compute_block {
  Cloth inner;
} cloth;
layout(std430, binding = 1) coherent buffer new_nodes_compute_block {
  Node inner[];
} new_nodes;
layout(std430, binding = 2) coherent buffer normals_compute_block {
  vec3 inner[];
} normals;

bool inside(ivec2 p) {
  bool v = false;
  if (all(greaterThanEqual(p, ivec2(0)))) {
    v = all(lessThan(p, ivec2(int(cloth.inner.side))));
  } else {
    v = false;
  }
  return v;
}

uint index_of(ivec2 p) {
  return uint(p.y) * cloth.inner.side + uint(p.x);
}

void main() {
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  if (!inside(p)) {
    return;
  }
  ivec2 right = mix(p, p + ivec2(1, 0), bvec2(inside(p + ivec2(1, 0))));
  ivec2 up = mix(p, p + ivec2(0, 1), bvec2(inside(p + ivec2(0, 1))));
  uint v = min(index_of(p), uint(new_nodes.inner.length()) - 1u);
  vec3 here = new_nodes.inner[v].position;
  uint v_1 = min(index_of(right), uint(new_nodes.inner.length()) - 1u);
  vec3 v_2 = new_nodes.inner[v_1].position - here;
  uint v_3 = min(index_of(up), uint(new_nodes.inner.length()) - 1u);
  vec3 n = cross(v_2, new_nodes.inner[v_3].position - here);
  uint v_4 = min(index_of(p), uint(normals.inner.length()) - 1u);
  normals.inner[v_4] = mix(vec3(0.0, 1.0, 0.0), normalize(n), bvec3((dot(n, n) > 0.0)));
}
