//# output cull
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Instance {
  mat4 model;
  vec3 center;
  float radius;
  uint mesh;
};

struct DrawArguments {
  uint index_count;
  uint instance_count;
  uint first_index;
  int base_vertex;
  uint first_instance;
};

struct View {
  vec4 planes[6];
  vec3 eye;
  float detail;
};

layout(std140, binding = 0) uniform view_compute_block {
  View inner;
} view;
layout(std430, binding = 0) readonly buffer instances_compute_block {
  Instance inner[];
} instances;
layout(std430, binding = 1) coherent buffer draws_compute_block {
  DrawArguments inner[];
} draws;
layout(std430, binding = 2) coherent buffer visible_compute_block {
  uint inner[];
} visible;
layout(std430, binding = 3) coherent buffer counters_compute_block {
  uint inner[2];
} counters;

bool is_visible(vec3 center, float radius) {
  int i = 0;
  while (true) {
    if (!(i < 6)) {
      break;
    }
    vec4 plane = view.inner.planes[min(uint(i), 5u)];
    if (dot(plane.xyz, center) + plane.w < -radius) {
      return false;
    }
    i = i + 1;
  }
  return true;
}

uint level_of(vec3 center, float radius) {
  float share = radius / max(distance(center, view.inner.eye), 0.001) * view.inner.detail;
  switch (int(clamp(-log2(max(share, 1e-6)), -2147483600.0, 2147483500.0))) {
    case -64: case -1: case 0: {
      return 0u;
    }
    case 1: case 2: {
      return 1u;
    }
    case 3: {
      return 2u;
    }
    default: {
      return mix(3u, 0u, (share > 1.0));
    }
  }
  return 0u;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(instances.inner.length())) {
    return;
  }
  uint v_1 = min(v.x, uint(instances.inner.length()) - 1u);
  vec3 center = (instances.inner[v_1].model * vec4(instances.inner[v_1].center, 1.0)).xyz;
  float scale = length(instances.inner[v_1].model[0].xyz);
  float radius = instances.inner[v_1].radius * scale;
  if (!is_visible(center, radius)) {
    atomicAdd(counters.inner[1], 1u);
    return;
  }
  atomicAdd(counters.inner[0], 1u);
  uint v_2 = min(instances.inner[v_1].mesh * 4u + level_of(center, radius), uint(draws.inner.length()) - 1u);
  uint place = atomicAdd(draws.inner[v_2].instance_count, 1u);
  visible.inner[min(draws.inner[v_2].first_instance + place, uint(visible.inner.length()) - 1u)] = v.x;
}
//# output reset
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct DrawArguments {
  uint index_count;
  uint instance_count;
  uint first_index;
  int base_vertex;
  uint first_instance;
};

layout(std430, binding = 1) coherent buffer draws_compute_block {
  DrawArguments inner[];
} draws;
layout(std430, binding = 3) coherent buffer counters_compute_block {
  uint inner[2];
} counters;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(draws.inner.length())) {
    atomicExchange(draws.inner[min(v.x, uint(draws.inner.length()) - 1u)].instance_count, 0u);
  }
  if (v.x < 2u) {
    atomicExchange(counters.inner[min(v.x, 1u)], 0u);
  }
}
