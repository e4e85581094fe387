#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct Node {
  vec3 low;
  uint first;
  vec3 high;
  uint count;
};

struct Triangle {
  vec3 a;
  vec3 b;
  vec3 c;
};

struct Ray {
  vec3 origin;
  vec3 direction;
};

struct Hit {
  float distance_1;
  uint triangle;
  vec2 at;
};

layout(std430, binding = 0) readonly buffer nodes_compute_block {
  Node inner[];
} nodes;
layout(std430, binding = 1) readonly buffer triangles_compute_block {
  Triangle inner[];
} triangles;
layout(std430, binding = 2) readonly buffer rays_compute_block {
  Ray inner[];
} rays;
layout(std430, binding = 3) coherent buffer hits_compute_block {
  Hit inner[];
} hits;
uint stack[32] = uint[32](0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u);

float box_distance(Node node, vec3 origin, vec3 inverse_1, float limit) {
  vec3 a = (node.low - origin) * inverse_1;
  vec3 b = (node.high - origin) * inverse_1;
  vec3 near = min(a, b);
  vec3 away = max(a, b);
  float enter = max(max(near.x, near.y), max(near.z, 0.0));
  float leave = min(min(away.x, away.y), min(away.z, limit));
  return mix(1e30, enter, (enter <= leave));
}

void meet(Ray ray, uint index, inout Hit best) {
  uint v = min(index, uint(triangles.inner.length()) - 1u);
  vec3 ab = triangles.inner[v].b - triangles.inner[v].a;
  vec3 ac = triangles.inner[v].c - triangles.inner[v].a;
  vec3 p = cross(ray.direction, ac);
  float determinant_1 = dot(ab, p);
  if (abs(determinant_1) < 1e-8) {
    return;
  }
  vec3 to = ray.origin - triangles.inner[v].a;
  float u = dot(to, p) / determinant_1;
  vec3 q = cross(to, ab);
  float v_1 = dot(ray.direction, q) / determinant_1;
  if (((u < 0.0) || (v_1 < 0.0)) || (u + v_1 > 1.0)) {
    return;
  }
  float distance_1 = dot(ac, q) / determinant_1;
  if ((distance_1 > 0.0001) && (distance_1 < best.distance_1)) {
    best = Hit(distance_1, index, vec2(u, v_1));
  }
}

Hit trace(Ray ray) {
  Hit best = Hit(1e30, 4294967295u, vec2(0.0));
  vec3 inverse_1 = 1.0 / ray.direction;
  uint depth = 1u;
  stack[0] = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(depth > 0u)) {
      break;
    }
    depth = depth - 1u;
    Node node = nodes.inner[min(stack[min(depth, 31u)], uint(nodes.inner.length()) - 1u)];
    if (box_distance(node, ray.origin, inverse_1, best.distance_1) >= 1e30) {
      continue;
    }
    if (node.count > 0u) {
      uvec2 rounds_left_1 = uvec2(4294967295u);
      uint i = 0u;
      while (true) {
        uvec2 v_2 = rounds_left_1;
        if (all(equal(v_2, uvec2(0u)))) {
          break;
        }
        uint v_3 = v_2.x;
        rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
        if (!(i < node.count)) {
          break;
        }
        meet(ray, node.first + i, best);
        i = i + 1u;
      }
    } else if (depth + 2u <= 32u) {
      stack[min(depth, 31u)] = node.first;
      stack[min(depth + 1u, 31u)] = node.first + 1u;
      depth = depth + 2u;
    }
  }
  return best;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint index = v.y * gl_NumWorkGroups.x * 8u + v.x;
  if (index < uint(rays.inner.length())) {
    hits.inner[min(index, uint(hits.inner.length()) - 1u)] = trace(rays.inner[min(index, uint(rays.inner.length()) - 1u)]);
  }
}
