//# output vertex_main
#version 310 es
precision highp float;
precision highp int;

struct Joint {
  mat4 transform;
};

struct Skin {
  Joint joints[64];
  uint count;
};

struct Output {
  vec4 clip;
  vec3 normal;
};

layout(std140, binding = 0) uniform skin_vertex_block {
  Skin inner;
} skin;
layout(std140, binding = 1) uniform view_projection_vertex_block {
  mat4 inner;
} view_projection;
layout(location = 0) in vec3 vertex_main_position;
layout(location = 1) in vec3 vertex_main_normal;
layout(location = 2) in uvec4 vertex_main_joints;
layout(location = 3) in vec4 vertex_main_weights;
invariant gl_Position;
layout(location = 0) out vec3 location_0;

mat4 blended(uvec4 joints, vec4 weights) {
  mat4 sum = mat4(0.0);
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    if (weights[min(uint(i), 3u)] > 0.0) {
      sum = sum + skin.inner.joints[min(min(joints[min(uint(i), 3u)], skin.inner.count - 1u), 63u)].transform * weights[min(uint(i), 3u)];
    }
    i = i + 1;
  }
  return sum;
}

mat3 upper(mat4 m) {
  return mat3(m[0].xyz, m[1].xyz, m[2].xyz);
}

void main() {
  gl_PointSize = 1.0;
  vec4 v = vertex_main_weights;
  mat4 m = blended(vertex_main_joints, v / dot(v, vec4(1.0)));
  Output v_1 = Output(view_projection.inner * m * vec4(vertex_main_position, 1.0), upper(m) * vertex_main_normal);
  vec4 position = v_1.clip;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.normal;
}
//# output bake
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Joint {
  mat4 transform;
};

struct Skin {
  Joint joints[64];
  uint count;
};

struct Packed {
  float position[3];
  uint joints;
  uint weights;
  uint normal;
};

struct Skinned {
  vec3 position;
  vec3 normal;
};

layout(std140, binding = 0) uniform skin_compute_block {
  Skin inner;
} skin;
layout(std430, binding = 0) readonly buffer source_compute_block {
  Packed inner[];
} source;
layout(std430, binding = 1) coherent buffer result_compute_block {
  Skinned inner[];
} result;

void store_Skinned(uint v, Skinned value) {
  result.inner[v].position = value.position;
  result.inner[v].normal = value.normal;
}

mat4 blended(uvec4 joints, vec4 weights) {
  mat4 sum = mat4(0.0);
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    if (weights[min(uint(i), 3u)] > 0.0) {
      sum = sum + skin.inner.joints[min(min(joints[min(uint(i), 3u)], skin.inner.count - 1u), 63u)].transform * weights[min(uint(i), 3u)];
    }
    i = i + 1;
  }
  return sum;
}

uvec4 bytes(uint word) {
  return (uvec4(word) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u);
}

mat3 upper(mat4 m) {
  return mat3(m[0].xyz, m[1].xyz, m[2].xyz);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(source.inner.length())) {
    return;
  }
  Packed packed_1 = source.inner[min(v.x, uint(source.inner.length()) - 1u)];
  vec3 position = vec3(packed_1.position[0], packed_1.position[1], packed_1.position[2]);
  vec3 normal = unpackSnorm4x8(packed_1.normal).xyz;
  mat4 m = blended(bytes(packed_1.joints), unpackUnorm4x8(packed_1.weights));
  store_Skinned(min(v.x, uint(result.inner.length()) - 1u), Skinned((m * vec4(position, 1.0)).xyz, normalize(upper(m) * normal)));
}
